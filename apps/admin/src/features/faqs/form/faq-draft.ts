import { type Faq, NewFaq } from '@chatty/contract/faqs';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

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
export const problemsOf = (draft: FaqDraft): Problems<FaqDraft> => problemsIn(NewFaq, bodyOf(draft));
