"""Choosing a lesson: the page with big pictures, what grown-ups set, and who plays."""
