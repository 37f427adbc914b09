"""`python -m arcus`."""

from arcus.cli import main

main()
