import type { Faq } from '@chatty/contract/faqs';
import { useForm } from '../../../ui/form/use-form.ts';
import { draftOf, type FaqDraft, problemsOf } from './faq-draft.ts';

interface FaqFormOptions {
  saved: FaqDraft;
  save(draft: FaqDraft): Promise<Faq>;
  onSaved(faq: Faq): void;
}

/** The state of the FAQ form, and the save bar that guards it. */
export const useFaqForm = (options: FaqFormOptions) => useForm({ ...options, problemsOf, draftOf });

export type FaqFormState = ReturnType<typeof useFaqForm>;
