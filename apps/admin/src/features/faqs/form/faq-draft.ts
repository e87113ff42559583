import { type Faq, NewFaq } from '@chatty/contract/faqs';

/** What the form holds, as it is typed. */
export interface FaqDraft {
  question: string;
  answer: string;
  category: string;
  variants: string[];
  published: boolean;
  featured: boolean;
}

/** What is wrong with a draft, by field, in words for the person. */
export type DraftProblems = Partial<Record<keyof FaqDraft, string>>;

export const emptyDraft: FaqDraft = {
  question: '',
  answer: '',
  category: '',
  variants: [],
  published: true,
  featured: false,
};

export const draftOf = ({ question, answer, category, variants, published, featured }: Faq): FaqDraft => ({
  question,
  answer,
  category,
  variants,
  published,
  featured,
});

/** The contract's own rules, so that the form never promises what the server refuses. */
export function problemsOf(draft: FaqDraft): DraftProblems {
  const result = NewFaq.safeParse(draft);
  const problems: DraftProblems = {};
  for (const { path, message } of result.error?.issues ?? []) problems[path[0] as keyof FaqDraft] ??= message;
  return problems;
}

/** True when both would be saved as the same. */
export const isSameDraft = (a: FaqDraft, b: FaqDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
