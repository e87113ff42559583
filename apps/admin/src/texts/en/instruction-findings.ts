import type { Finding } from '@chatty/contract/instruction/lint';
import type { SectionName } from '@chatty/contract/instruction/sections';
import type { FactKind } from '@chatty/contract/instruction/wordings';

const facts: Record<FactKind, string> = {
  price: 'A price',
  percentage: 'A percentage',
  time: 'A time of day',
  duration: 'How long something takes',
  email: 'An email address',
  phone: 'A phone number',
  link: 'A web address',
  address: 'A street address',
};

const wanted: Record<SectionName, string> = {
  Role: 'Say who your assistant is, and whom it helps.',
  Knowledge: 'Say what it should know best, and which of your pages and answers count most.',
  'Communication style': 'Say how it sounds: friendly or formal, short or thorough.',
  'Key guidelines': 'Say what it should ask, suggest, and pay attention to.',
  Boundaries: 'Say what it doesn’t talk about, and what it leaves to your team.',
};

type Kind = Exclude<Finding['kind'], 'fact' | 'conflict' | 'missing' | 'long'>;

const ofLines: Record<Kind, { what: string; why: string; todo: string }> = {
  promise: {
    what: 'A promise it can’t keep',
    why: 'Only your store gives discounts, refunds, and guarantees. A sentence that promises one is never sent.',
    todo: 'Leave it out, or say that your team decides such cases.',
  },
  action: {
    what: 'Something it can’t do',
    why: 'The assistant answers and hands over. It changes no order and sends nothing.',
    todo: 'Say that it explains how, or hands over to your team.',
  },
  unruly: {
    what: 'Against the rules of the house',
    why: 'The assistant says only what your sources carry, whatever its instructions say.',
    todo: 'Leave it out. For what it doesn’t know it offers a person.',
  },
};

/** What to look at in the assistant's instructions. */
export const texts = {
  title: 'What to look at',
  hint: 'Advice only: you can save your instructions as they are.',
  none: 'Nothing stands out.',
  count: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  line: (at: number) => `Line ${at}`,
  goTo: (at: number) => `Go to line ${at}`,
  move: 'Move to a custom answer',

  ofLines,
  fact: {
    what: (kind: FactKind) => facts[kind],
    why: 'Instructions add no facts, and go out of date unseen. The assistant doesn’t say this because it stands here.',
    todo: 'Put it where your assistant looks facts up, then take the line out here.',
  },
  conflict: {
    what: (other: number) => `The opposite of line ${other}`,
    why: (other: string) => `It can’t follow both this and “${other}”.`,
    todo: 'Keep one of them.',
  },
  missing: {
    what: (section: SectionName) => `${section} is missing`,
    todo: wanted,
  },
  long: {
    what: (chars: number) => `Long: ${chars.toLocaleString('en-US')} characters`,
    why: 'Of long instructions a language model overlooks more.',
    todo: (most: number) => `Aim for at most ${most.toLocaleString('en-US')}.`,
  },
};
