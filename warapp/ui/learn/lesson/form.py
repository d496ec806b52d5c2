"""What a question needs on the table: how its cards lie, which pad, and which picture."""

from __future__ import annotations

from warapp.learn.asking import HelpStep, Reaction
from warapp.learn.questions import Asked, Question, Side
from warapp.learn.settings import HelpModel, Mode
from warapp.ui.learn.layout.places import Form, Need
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.step import Step

FIGURES = 10
"""The keys of a pad."""
_TENS = (Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER)


def shown_question(flow: LessonFlow) -> Question | None:
    """Return the question on the table, also before it is asked."""
    if flow.asking is not None:
        return flow.asking.question
    return flow.now.turn.question if flow.now else None


def has_help(flow: LessonFlow) -> bool:
    """Return whether a picture helps now."""
    asking = flow.asking
    return asking is not None and asking.model is not None and asking.step > HelpStep.NONE


def can_help(flow: LessonFlow) -> bool:
    """Return whether there is something that a picture could help with."""
    return flow.step not in (Step.OVER, Step.READY, Step.SHOWN)


def has_pad(flow: LessonFlow) -> bool:
    """Return whether the question is answered on a pad."""
    question = shown_question(flow)
    by_number = question is not None and question.asked.is_answered_by_number
    return by_number and not flow.is_aloud


def need_of(flow: LessonFlow) -> Need:
    """Return what is to be placed for the question on the table."""
    question = shown_question(flow)
    asked = question.asked if question else Asked.MORE
    if flow.is_for_class and flow.step is not Step.OVER:
        return Need(Form.CLASS, has_help(flow), cards_each=flow.settings.mode.cards_each)
    if flow.step is Step.READY and flow.are_two:
        return Need(Form.TURN, cards_each=flow.settings.mode.cards_each)
    two_cards = flow.settings.mode.cards_each == 2
    pad = FIGURES if has_pad(flow) else 0
    if two_cards:
        form = Form.MATS_AND_PAD if pad else Form.MATS
    else:
        by_asked = {Asked.HOW_MANY_MORE: Form.NUMBER, Asked.SIGN: Form.SIGNS}
        form = by_asked.get(asked, Form.SIDES)
    model = flow.asking.model if flow.asking else None
    return Need(
        form,
        has_help(flow),
        is_wide=model is HelpModel.FRAME,
        pad_side=_pad_side(flow, question),
        pad_keys=pad,
        is_tens=asked in _TENS,
        owner=question.owner.seat if question else 0,
        cards_each=flow.settings.mode.cards_each,
    )


def _pad_side(flow: LessonFlow, question: Question | None) -> int:
    """Return the side of the pad: of two children that of the one who answers."""
    if not flow.are_two or question is None:
        return 1
    if question.asked is Asked.SUM:
        return question.owner.seat
    greater = question.greater_side
    return flow.now.turn.asked.child if greater is Side.SAME and flow.now else greater.seat


def has_equals(flow: LessonFlow) -> bool:
    """Return whether "the same" is an answer on the table."""
    question = shown_question(flow)
    if question is None or flow.is_for_class or flow.step is not Step.ASKING:
        return False
    return isinstance(question.answer, Side)


def can_swap(flow: LessonFlow) -> bool:
    """Return whether tens and ones can be swapped now."""
    question = shown_question(flow)
    return flow.step is Step.ASKING and question is not None and question.asked is Asked.GREATEST_NUMBER


def is_told(flow: LessonFlow) -> bool:
    """Return whether the answer was told, so that only the right one reacts."""
    return flow.asking is not None and flow.asking.reaction is Reaction.TOLD


def sign_between(flow: LessonFlow) -> str:
    """Return the sign that stands between two cards of a side; '' for none."""
    return {Mode.ADD: "+", Mode.TAKE_AWAY: "−", Mode.TIMES: "×"}.get(flow.settings.mode, "")


def answer_in_slot(flow: LessonFlow) -> str:
    """Return what stands in the slot between two cards."""
    question = shown_question(flow)
    if question is not None and flow.step in (Step.ANSWERED, Step.SHOWN):
        return str(question.answer)
    return flow.typed or "?"
