BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(100) NOT NULL, 
	text TEXT NOT NULL, 
	message VARCHAR(100) NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT chat_by_message UNIQUE (table_id, message), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	"index" INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	message VARCHAR(100) NOT NULL, 
	part INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (table_id, "index"), 
	CONSTRAINT entries_by_message UNIQUE (table_id, message, part), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('_nf2KUyQ0EHm',0,'seat',0,'{"kind":"empty","plan":"friend"}','house:create',0,1794962179889);
INSERT INTO "entries" VALUES('_nf2KUyQ0EHm',1,'seat',1,'{"kind":"empty","plan":"friend"}','house:create',1,1794962179889);
INSERT INTO "entries" VALUES('_nf2KUyQ0EHm',2,'seat',0,'{"kind":"person","name":"Person 0","number":"00ff","person":"p0","key":"28bf1c1c9930724acf6b1a15b5eaa7bfde933a62576cd72ba38e674da4a6a8b5"}','0:m0',0,1794962179905);
INSERT INTO "entries" VALUES('_nf2KUyQ0EHm',3,'seat',1,'{"kind":"person","name":"Person 1","number":"00ff","person":"p1","key":"d4b9f0a81b668735ba4b86efe9298051d91fe83ff73a1e16b547691e2afbdf59"}','1:m1',0,1794962179911);
INSERT INTO "entries" VALUES('_nf2KUyQ0EHm',4,'act',0,'drop d','0:m2',0,1794962179914);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',0,'seat',0,'{"kind":"empty","plan":"friend"}','house:create',0,1794962179919);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',1,'seat',1,'{"kind":"empty","plan":"friend"}','house:create',1,1794962179919);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',2,'seat',0,'{"kind":"person","name":"Person 0","number":"00ff","person":"p0","key":"43ecbde8487a22926297735efb92d33dfb152a20a9aaba6f4d3697b6321a6f13"}','0:m3',0,1794962179926);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',3,'seat',1,'{"kind":"person","name":"Person 1","number":"00ff","person":"p1","key":"5880ed0db909028f285a472ff4eddeaab0daeb6bf395dfcfd7589c15fea4adb2"}','1:m4',0,1794962179926);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',4,'luck',-1,'prize 4','1:m4',1,1794962179926);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',5,'act',0,'bid 1','0:m5',0,1794962179932);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',6,'act',1,'bid 1','1:m6',0,1794962179934);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',7,'luck',-1,'prize 5','1:m6',1,1794962179934);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',8,'act',0,'bid 2','0:m7',0,1794962179939);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',9,'act',1,'bid 2','1:m8',0,1794962179940);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',10,'luck',-1,'prize 3','1:m8',1,1794962179940);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',11,'act',0,'bid 3','0:m9',0,1794962179942);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',12,'act',1,'bid 3','1:m10',0,1794962179947);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',13,'luck',-1,'prize 2','1:m10',1,1794962179947);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',14,'act',0,'bid 4','0:m11',0,1794962179951);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',15,'act',1,'bid 4','1:m12',0,1794962179954);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',16,'luck',-1,'prize 1','1:m12',1,1794962179954);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',17,'act',0,'bid 5','0:m13',0,1794962179959);
INSERT INTO "entries" VALUES('VR5IPskE-5G_',18,'act',1,'bid 5','1:m14',0,1794962179962);
INSERT INTO "entries" VALUES('HDVkfzNtd1zd',0,'seat',0,'{"kind":"empty","plan":"friend"}','house:create',0,1794962179968);
INSERT INTO "entries" VALUES('HDVkfzNtd1zd',1,'seat',1,'{"kind":"empty","plan":"friend"}','house:create',1,1794962179968);
INSERT INTO "entries" VALUES('HDVkfzNtd1zd',2,'seat',0,'{"kind":"person","name":"Person 0","number":"00ff","person":"p0","key":"0a93587fff47703a71c15f1716368202059c4841fb5a9ae487aec114011be89d"}','0:m15',0,1794962179974);
INSERT INTO "entries" VALUES('dZnsL_O-IKdI',0,'seat',0,'{"kind":"empty","plan":"friend"}','house:create',0,1794962179979);
INSERT INTO "entries" VALUES('dZnsL_O-IKdI',1,'seat',1,'{"kind":"bot","level":"random"}','house:create',1,1794962179979);
INSERT INTO "entries" VALUES('dZnsL_O-IKdI',2,'seat',0,'{"kind":"person","name":"Person 0","number":"00ff","person":"p0","key":"f27ce328bf41f66e17b18a889f7e74da7fc01863fa02172f1bdf5ddc90697de5"}','0:m16',0,1794962179986);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',0,'seat',0,'{"kind":"empty","plan":"friend"}','house:create',0,1794962179990);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',1,'seat',1,'{"kind":"empty","plan":"friend"}','house:create',1,1794962179990);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',2,'seat',0,'{"kind":"person","name":"Person 0","number":"00ff","person":"p0","key":"1168c36119c9281dafd1044257800c71b4da5c760762828195d0a9cc43cf85e1"}','0:m17',0,1794962179997);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',3,'seat',1,'{"kind":"person","name":"Person 1","number":"00ff","person":"p1","key":"90add33ca0f9d5124a35edafd2e8878e6ec3d3c86e14a175e934626db633ac3b"}','1:m18',0,1794962179998);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',4,'luck',-1,'deal 0 Q','1:m18',1,1794962179998);
INSERT INTO "entries" VALUES('-h4hh0MBuj4d',5,'luck',-1,'deal 1 J','1:m18',2,1794962179998);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	was INTEGER, 
	"key" VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	level VARCHAR(64) NOT NULL, 
	person VARCHAR(100) NOT NULL, 
	is_open BOOLEAN NOT NULL, beat INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('_nf2KUyQ0EHm',0,'z4_MPst92-1YFFFHofT0Gm67CTnPrQ9T',NULL,'L3sTtHdbQOvjyYx61lHGWqJ965z96WGK','person','Person 0','','p0',0,0);
INSERT INTO "seats" VALUES('_nf2KUyQ0EHm',1,'POvdc8XPnMX53bK0q2VyYFegsp2S13Wv',NULL,'IurAaLxr0JonVsKnDgA14jT95or4wt0N','person','Person 1','','p1',0,0);
INSERT INTO "seats" VALUES('VR5IPskE-5G_',0,'YX2uW6nA3R8F3JA8ag5LzUJ3SGf36BPV',NULL,'KuZKrkf-377qaA2-2NdsA22otpEr6K2h','person','Person 0','','p0',0,0);
INSERT INTO "seats" VALUES('VR5IPskE-5G_',1,'3ejuJHyXMoSnEIRokgxsyc4X3jgLGKJ3',NULL,'ihguH3coq-AUesbTg7Ug8Xgrk4Py0_gn','person','Person 1','','p1',0,0);
INSERT INTO "seats" VALUES('HDVkfzNtd1zd',0,'UERG-VejWU7GVik2Bzdc-5jGldt4noz6',NULL,'-sLXxQl2Q3pbtfJMOaPCZTNLs_y2aTQs','person','Person 0','','p0',0,0);
INSERT INTO "seats" VALUES('HDVkfzNtd1zd',1,'DeVtdrmc1oEZATh3eOGBbE95yG-o3Pmw',NULL,'','empty','','','',0,0);
INSERT INTO "seats" VALUES('dZnsL_O-IKdI',0,'WFBeQwTXy6f01GmqIV2uEoNa7k7uVffX',NULL,'fGb553D06SryqZhmRMhHRn_OGa5CLZDB','person','Person 0','','p0',0,0);
INSERT INTO "seats" VALUES('dZnsL_O-IKdI',1,'sn9Br1a21Bb_jv0qoMdXX0iudZfhl2iz',NULL,'','bot','','random','',0,0);
INSERT INTO "seats" VALUES('-h4hh0MBuj4d',0,'iW_o3QtcfBUF7o1sC8epa8ILuJ05fd3k',NULL,'j5gFAIiNxxt9zUqqN0AF39i70kew14Od','person','Person 0','','p0',0,0);
INSERT INTO "seats" VALUES('-h4hh0MBuj4d',1,'hf-Z6Dpf7b2PFfc4hxO_1y4p-h1Fl3ml',NULL,'6T3k7HTyLTBAqFTfSK8p5e7_dS764q7i','person','Person 1','','p1',0,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	host VARCHAR(100) NOT NULL, 
	host_key VARCHAR(64) NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	rematch_of VARCHAR(32), 
	created BIGINT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	waits VARCHAR(64) NOT NULL, 
	changed BIGINT NOT NULL, companion BOOLEAN DEFAULT 0 NOT NULL, "left" TEXT DEFAULT '' NOT NULL, position TEXT DEFAULT '' NOT NULL, undo VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of), 
	FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('_nf2KUyQ0EHm','connect4',1,2,'{}',X'42C6F405F624224DE4593554DAD882910047BE0DC468FD51827E9F29FA246849','41fc90594adbeab9c050d284be5bde3ffe04ab814e66e9c9fcb0bf6c90e2166c','p0','2mxLtyUeEUOogdfaplQmL2Qv4j6uIcVS',0,NULL,1794962179889,'running','[1]',1794962179914,0,'','','consent');
INSERT INTO "tables" VALUES('VR5IPskE-5G_','sealed_bids',1,2,'{"rounds": 5, "ties": "lost"}',X'074DFA65E6C713E76888745A06F894BE9D0CC52323DABF5F0147D499E3F141E3','28fe41f585edf438fce9f619344c9b85a7453d338cbf12325ab3a891e2a31bea','p0','B6v56pjRLFx2s9BAYGBxASqTy9L5Zccj',0,NULL,1794962179919,'over','[]',1794962179962,0,'','','consent');
INSERT INTO "tables" VALUES('HDVkfzNtd1zd','leduc',1,2,'{}',X'DD1DEDDDBD4930AE509EA595E70A15D0A6214DFF306D470B61DABE2C5CF572A4','9750def2f0fa63477cec7185b9ca15506b69c62c6d9bc9437b914614abaef90a','p0','lqAluuA0LwvXVLZ2hsWrF__ASOI1OZza',0,NULL,1794962179968,'waiting','[]',1794962179974,0,'','','consent');
INSERT INTO "tables" VALUES('dZnsL_O-IKdI','connect4',1,2,'{}',X'E05D9A22BB4BAC1E87E01C35DDCF7BA1BE0B1D14A9D9743D10947FF02A190C72','6bf501225eb86904fa0642b3f3725f37fcca2ba53a38cff71dfe586ed566a682','p0','HDAcfEQHd6j1KeeJXeOBj3_O5VDpdpiR',0,NULL,1794962179979,'running','[0]',1794962179986,0,'','','consent');
INSERT INTO "tables" VALUES('-h4hh0MBuj4d','leduc',1,2,'{}',X'96DB1417EF6A4341B20BAE3C1CD37D255FF29996DAE94ADE499312D2EDBDE574','60660bfddf7bca324ac62ac4db57a60e3f608eedfa104c5cdf7d6262206ab554','p0','P9AAhWR_gxQmhoJA9SHdEPgR4nb-O6aT',0,NULL,1794962179990,'running','[0]',1794962179998,0,'','','consent');
CREATE INDEX tables_by_state ON tables (state, changed);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
