"""The lesson on paper: recording sheet, mat, number cards and progress, as PDF or to the printer."""
