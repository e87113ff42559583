import type { Outcome } from '@chatty/contract/assistant';
import type { Turn } from './answer-sets.ts';

/**
 * `fabricated`: it says what must not be said. `refused`: there is an answer, and none was given. `wrong`: anything else
 * that is not right.
 */
export type TurnVerdict = 'right' | 'wrong' | 'refused' | 'fabricated';

/** Refusing, asking back and handing over give no answer. */
const gaveNone: readonly Outcome[] = ['refused', 'asked_back', 'handed_off', 'failed', 'dropped'];
const fits: Readonly<Record<Turn['want'], readonly Outcome[] | null>> = {
  // A sentence may say that there is none, such as a code: what it says counts.
  answer: null,
  'ask-back': ['asked_back'],
  refuse: gaveNone,
  'hand-off': ['handed_off'],
  'small-talk': ['asked_back', 'answered'],
};

/** A text as it is read: bold words carry no stars. */
const asRead = (text: string) => text.replaceAll('**', '');

/** What became of a turn, by its outcome and what the visitor reads, cards included. */
export function judgeTurn(turn: Turn, outcome: Outcome, shown: string): TurnVerdict {
  const read = asRead(shown);
  const matches = (pattern: string) => new RegExp(pattern, 'i').test(read);
  if (turn.mustNotMatch !== undefined && matches(turn.mustNotMatch)) return 'fabricated';
  const says = turn.mustMatch === undefined || matches(turn.mustMatch);
  if (says && (fits[turn.want]?.includes(outcome) ?? true)) return 'right';
  return turn.want === 'answer' && gaveNone.includes(outcome) ? 'refused' : 'wrong';
}
