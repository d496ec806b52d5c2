"""Number sense with the cards of War: questions, judging, lessons and progress; knows no Qt and no file."""
