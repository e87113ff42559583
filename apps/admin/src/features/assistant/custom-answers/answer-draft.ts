import { type CustomAnswer, NewCustomAnswer } from '@chatty/contract/knowledge';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** What the form holds, as it is typed. */
export interface AnswerDraft {
  question: string;
  answer: string;
  /** Other wordings, one a line. */
  variants: string;
}

export const emptyDraft: AnswerDraft = { question: '', answer: '', variants: '' };

export const draftOf = ({ question, answer, variants }: CustomAnswer): AnswerDraft => ({
  question,
  answer,
  variants: variants.join('\n'),
});

/** What goes to the server. */
export const bodyOf = (draft: AnswerDraft): NewCustomAnswer => ({
  ...draft,
  variants: draft.variants
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean),
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export const problemsOf = (draft: AnswerDraft): Problems<AnswerDraft> => problemsIn(NewCustomAnswer, bodyOf(draft));
