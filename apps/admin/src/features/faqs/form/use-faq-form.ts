import { CallFailed } from '@chatty/client/api';
import type { Faq } from '@chatty/contract/faqs';
import { useHotkeys } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useSaveBar } from '../../../ui/save-bar/use-save-bar.tsx';
import { type DraftProblems, draftOf, type FaqDraft, isSameDraft, problemsOf } from './faq-draft.ts';

interface FaqFormOptions {
  /** What is saved now, or what a new one begins with. When it changes, a form without unsaved changes follows. */
  saved: FaqDraft;
  save(draft: FaqDraft): Promise<Faq>;
  onSaved(faq: Faq): void;
}

const firstWrong = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** The state of the form: the draft, its problems, and the save bar that guards it. */
export function useFaqForm({ saved, save, onSaved }: FaqFormOptions) {
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<DraftProblems>({});
  /** The version that the unsaved changes began with. */
  const [startedFrom, setStartedFrom] = useState(saved);
  const formId = useId();

  const complain = (found: DraftProblems): false => {
    setProblems(found);
    requestAnimationFrame(() => firstWrong(formId)?.focus());
    return false;
  };
  const bar = useSaveBar<Faq>({
    async save() {
      const found = problemsOf(draft);
      if (Object.keys(found).length > 0) return complain(found);
      try {
        const faq = await save(draft);
        setStartedFrom(draftOf(faq));
        return faq;
      } catch (problem) {
        if (problem instanceof CallFailed) complain(problem.fields);
        throw problem;
      }
    },
    discard: () => setProblems({}),
    onSaved,
  });

  if (!bar.unsaved && (draft !== saved || startedFrom !== saved)) {
    setDraft(saved);
    setStartedFrom(saved);
  }

  const set = (part: Partial<FaqDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (isSameDraft(next, saved)) bar.markClean();
    else bar.markUnsaved();
  };
  /** Gives up what is typed for what is saved. */
  const reset = () => {
    setProblems({});
    bar.markClean();
  };
  /** Somebody else saved another version while this one was typed. */
  const isOvertaken = bar.unsaved && !bar.saving && !isSameDraft(startedFrom, saved);
  useHotkeys([['mod+S', bar.save]], [], true);
  return { draft, problems, set, reset, isOvertaken, formId, ...bar };
}

export type FaqFormState = ReturnType<typeof useFaqForm>;
