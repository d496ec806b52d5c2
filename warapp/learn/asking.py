"""How a question is asked until its answer is right: tries, and help that fades; knows no clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, IntEnum

from warapp.learn.boxes import HARD, SURE, Result
from warapp.learn.questions import Answer, Asked, Question, swapped
from warapp.learn.settings import Fading, Help, HelpModel, HelpShown
from warapp.learn.turns import follow_up


class HelpStep(IntEnum):
    """How much a picture tells."""

    NONE = 0
    SHAPE = 1
    COUNTS = 2


class Reaction(Enum):
    """What was done last."""

    ASKED = "asked"
    LOOK_AGAIN = "look_again"
    LOOK_TOGETHER = "look_together"
    TOLD = "told"
    RIGHT = "right"


_MODELS = {
    Asked.MORE_DOTS: (HelpModel.FRAME, HelpModel.PIPS, HelpModel.TOWERS, HelpModel.LINE),
    Asked.HOW_MANY_MORE: (HelpModel.LINE, HelpModel.TOWERS, HelpModel.PIPS, HelpModel.FRAME),
    Asked.GREATER_SUM: (HelpModel.FRAME, HelpModel.TOWERS, HelpModel.PIPS, HelpModel.LINE),
    Asked.SUM: (HelpModel.FRAME, HelpModel.TOWERS, HelpModel.PIPS, HelpModel.LINE),
    Asked.FURTHER_APART: (HelpModel.TOWERS, HelpModel.LINE),
    Asked.CLOSER: (HelpModel.TOWERS, HelpModel.LINE),
    Asked.GREATER_PRODUCT: (HelpModel.TOWERS, HelpModel.LINE),
    Asked.GREATEST_NUMBER: (HelpModel.TOWERS, HelpModel.LINE),
    Asked.GREATER_NUMBER: (HelpModel.TOWERS, HelpModel.LINE),
}
"""The pictures that help with a question, the best first; all, where none are named."""


def models_for(asked: Asked, help_: Help) -> tuple[HelpModel, ...]:
    """Return the pictures that help with a question, the best first; a grown-up may have left some out."""
    return tuple(model for model in _MODELS.get(asked, tuple(HelpModel)) if model in help_.models)


@dataclass(frozen=True, slots=True)
class Asking:
    """A question on the table.

    Attributes:
        question: what is asked.
        box: that of its item when it was asked.
        help: which help there is.
        tries: the number of answers so far, the right one included.
        step: how much the picture tells.
        model: the picture; None if there is none.
        reaction: what was done last.
        first_step: how much the picture told before the first answer.
        was_wrong: whether an answer was not right.
        last_answer: the answer given last.
    """

    question: Question
    box: int
    help: Help
    tries: int = 0
    step: HelpStep = HelpStep.NONE
    model: HelpModel | None = None
    reaction: Reaction = Reaction.ASKED
    first_step: HelpStep = HelpStep.NONE
    was_wrong: bool = False
    last_answer: Answer | None = None

    @classmethod
    def begin(cls, question: Question, box: int, help_: Help) -> Asking:
        """Return a question as it is first asked."""
        asking = cls(question, box, help_)._with_first_model()
        if help_.shown is HelpShown.ALWAYS and asking.model:
            return replace(asking, step=HelpStep.SHAPE)
        return asking

    def _with_first_model(self) -> Asking:
        models = models_for(self.question.asked, self.help)
        return replace(self, model=models[0] if models else None)

    @property
    def is_answered(self) -> bool:
        """Whether the right answer was given."""
        return self.reaction is Reaction.RIGHT

    def swapped(self) -> Asking:
        """Return the question with tens and ones swapped by the child."""
        return replace(self, question=swapped(self.question))

    def answered(self, answer: Answer) -> Asking:
        """Return the question after an answer.

        The second answer that is not right is told, and from then on only the right one counts.
        """
        if self.is_answered:
            return self
        right = self.question.is_right(answer)
        if not right and self.reaction is Reaction.TOLD:
            return self
        tried = replace(
            self,
            tries=self.tries + 1,
            last_answer=answer,
            first_step=self.first_step if self.tries else self.step,
        )
        if right:
            return replace(tried, reaction=Reaction.RIGHT)
        return replace(tried, was_wrong=True)._after_wrong(self.reaction)

    def _after_wrong(self, before: Reaction) -> Asking:
        is_second = before in (Reaction.LOOK_AGAIN, Reaction.LOOK_TOGETHER)
        step = max(self.step, self._step_after_wrong(is_second=is_second))
        if is_second:
            return replace(self, step=step, reaction=Reaction.TOLD)
        looks = step > HelpStep.NONE
        return replace(self, step=step, reaction=Reaction.LOOK_TOGETHER if looks else Reaction.LOOK_AGAIN)

    def _step_after_wrong(self, *, is_second: bool) -> HelpStep:
        """Return the help after a wrong answer: the less, the surer the item is."""
        if self.model is None or self.help.shown is HelpShown.WHEN_ASKED:
            return HelpStep.NONE
        if self.help.fading is Fading.OFF or self.box <= HARD:
            return HelpStep.COUNTS if is_second else HelpStep.SHAPE
        if self.box < SURE:
            return HelpStep.SHAPE
        return HelpStep.SHAPE if is_second else HelpStep.NONE

    def helped(self) -> Asking:
        """Return the question with more help: the picture, its counts, then the next picture."""
        if self.model is None:
            return self
        if self.step < HelpStep.COUNTS:
            return replace(self, step=HelpStep(self.step + 1))
        models = models_for(self.question.asked, self.help)
        return replace(self, model=models[(models.index(self.model) + 1) % len(models)])

    def with_model(self, model: HelpModel) -> Asking:
        """Return the question with another picture."""
        step = max(self.step, HelpStep.SHAPE)
        return replace(self, model=model, step=step)

    def looked_together(self) -> Asking:
        """Return the question after a grown-up has chosen to look at the cards together."""
        looked = replace(self, tries=self.tries + 1, was_wrong=True, reaction=Reaction.LOOK_TOGETHER)
        return looked.helped()

    def follow_up(self) -> Asking | None:
        """Return what is asked next about the same cards, tries and help so far included, or None."""
        question = follow_up(self.question)
        if question is None:
            return None
        return replace(self, question=question, reaction=Reaction.ASKED, last_answer=None)

    @property
    def result(self) -> Result:
        """How the question was answered.

        Raises:
            ValueError: it has not been answered.
        """
        if not self.is_answered:
            raise ValueError("not answered yet")
        if self.was_wrong:
            return Result.NOT_AT_ONCE
        return Result.RIGHT_WITH_HELP if self.first_step > HelpStep.NONE else Result.RIGHT_AT_ONCE
