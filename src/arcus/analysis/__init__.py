"""Analysis of finished games: chances, mistakes, luck and skill. docs/analysis.md defines each figure."""
