"""Lessons that a test plays to their end with a child who is right as often as it says."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warapp.learn.boxes import Boxes, Result
from warapp.learn.drawing import AskedItem
from warapp.learn.items import Item
from warapp.learn.lesson import Dealt, Lesson
from warapp.learn.number_cards import NumberCards
from warapp.learn.settings import Battles, LessonSettings, Mode

Answers = Callable[[], Result]


@dataclass(frozen=True)
class Played:
    """A lesson that was played: what was dealt, whether it was easy then, and the boxes after."""

    dealt: tuple[Dealt, ...]
    easy: tuple[bool, ...]
    history: tuple[AskedItem, ...]
    boxes: tuple[Boxes, ...]

    @property
    def items(self) -> list[Item]:
        return [asked.item for asked in self.history]


def child(right: float, seed: int) -> Answers:
    """Return a child that is right at once with this probability."""
    chance = random.Random(seed)
    return lambda: Result.RIGHT_AT_ONCE if chance.random() < right else Result.NOT_AT_ONCE


def play(lesson: Lesson, answers: Answers, ms_a_question: float = 0) -> Played:
    """Play a lesson to its end."""
    dealt: list[Dealt] = []
    easy: list[bool] = []
    while (now := lesson.next_turn(len(dealt) * ms_a_question)) is not None:
        dealt.append(now)
        easy.append(lesson.memory.is_easy(now.turn.item, now.turn.asked.child))
        lesson.answer(answers())
    return Played(tuple(dealt), tuple(easy), lesson.memory.history, lesson.memory.boxes)


def lessons_in_a_row(
    settings: LessonSettings, seed: int, lessons: int = 6, right: float = 0.7
) -> list[Played]:
    """Play lessons one after another with the same child."""
    answers = child(right, seed)
    played: list[Played] = []
    for number in range(lessons):
        before: Sequence[Boxes] = played[-1].boxes if played else ()
        played.append(play(Lesson(settings, before, seed * 1_000 + number), answers))
    return played


def settings(mode: Mode, cards: NumberCards | None = None, questions: int = 45) -> LessonSettings:
    return LessonSettings(mode=mode, cards=cards or NumberCards(), length=Battles(questions))
