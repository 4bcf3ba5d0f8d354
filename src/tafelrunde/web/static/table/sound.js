// @ts-check
// Short tones, only where somebody switched them on.

/** @typedef {"move" | "turn" | "talk" | "end"} Sound */

/** @type {Record<Sound, [pitch: number, after: number, long: number][]>} */
const TONES = {
  move: [[440, 0, 0.07]],
  turn: [[523, 0, 0.09], [784, 0.1, 0.14]],
  talk: [[660, 0, 0.05]],
  end: [[523, 0, 0.12], [659, 0.13, 0.12], [784, 0.26, 0.25]],
};
/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} name */
export function play(name) {
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.01;
  for (const [pitch, after, long] of TONES[name]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start + after);
    loud.gain.exponentialRampToValueAtTime(0.12, start + after + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + after + long);
    tone.connect(loud).connect(audio.destination);
    tone.start(start + after);
    tone.stop(start + after + long + 0.02);
  }
}
