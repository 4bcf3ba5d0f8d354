"""`python -m tafelrunde.cli`, where the command is not on the path."""

from tafelrunde.cli import main

if __name__ == "__main__":
    main()
