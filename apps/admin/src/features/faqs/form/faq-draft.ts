import { type Faq, NewFaq } from '@chatty/contract/faqs';

/** What the form holds, as it is typed. */
export interface FaqDraft {
  question: string;
  answer: string;
  category: string;
  /** Other wordings, one a line. */
  variants: string;
  published: boolean;
  featured: boolean;
}

/** What is wrong with a draft, by field, in words for the person. */
export type DraftProblems = Partial<Record<keyof FaqDraft, string>>;

export const emptyDraft: FaqDraft = {
  question: '',
  answer: '',
  category: '',
  variants: '',
  published: true,
  featured: false,
};

export const draftOf = ({ question, answer, category, variants, published, featured }: Faq): FaqDraft => ({
  question,
  answer,
  category,
  variants: variants.join('\n'),
  published,
  featured,
});

/** What goes to the server. */
export const bodyOf = (draft: FaqDraft): NewFaq => ({
  ...draft,
  variants: draft.variants
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean),
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export function problemsOf(draft: FaqDraft): DraftProblems {
  const result = NewFaq.safeParse(bodyOf(draft));
  const problems: DraftProblems = {};
  for (const { path, message } of result.error?.issues ?? []) problems[path[0] as keyof FaqDraft] ??= message;
  return problems;
}

/** True when nothing that was typed differs. */
export const isSameDraft = (a: FaqDraft, b: FaqDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
