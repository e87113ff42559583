import type { Faq } from '@chatty/contract/faqs';
import { useRef } from 'react';
import { texts } from '#texts/editor.ts';
import { useMergedForm } from '../../../connection/merging/use-merged-form.ts';
import { uploadImage } from '../../../connection/upload-image.ts';
import type { PendingImages } from '../../../ui/rich-text/images/image-uploads.ts';
import { draftOf, type FaqDraft, problemsOf } from './faq-draft.ts';

interface FaqFormOptions {
  saved: FaqDraft;
  save(draft: FaqDraft, changed: (keyof FaqDraft)[]): Promise<Faq>;
  reread(): Promise<unknown>;
  onSaved(faq: Faq): void;
}

/**
 * The state of the FAQ form, merged with what colleagues save meanwhile, and the save bar that guards it. Nothing is saved
 * before its images are there.
 */
export function useFaqForm(options: FaqFormOptions) {
  const pending = useRef<PendingImages>(null);
  const waiting = () => {
    if (pending.current === null) return {};
    return { answer: pending.current === 'failed' ? texts.upload.mend : texts.upload.waitFor };
  };
  const form = useMergedForm<FaqDraft, Faq>({
    ...options,
    problemsOf: (draft) => ({ ...problemsOf(draft), ...waiting() }),
    draftOf,
    // An image on its way has its place in the text, and what was typed there may be deleted again meanwhile.
    isHeld: () => pending.current !== null,
  });
  const images = {
    upload: uploadImage,
    isChanged: form.unsaved,
    onPending(now: PendingImages) {
      pending.current = now;
      // An earlier problem with images belongs to an earlier state.
      form.recheck('answer');
      if (now !== null) form.markUnsaved();
    },
  };
  return { ...form, images };
}

export type FaqFormState = ReturnType<typeof useFaqForm>;
