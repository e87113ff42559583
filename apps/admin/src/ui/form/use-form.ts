import { CallFailed } from '@chatty/client/api';
import { useHotkeys } from '@mantine/hooks';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSaveBar } from '../save-bar/use-save-bar.tsx';
import { firstWrongField, type Problems, withoutFields } from './problems.ts';

interface FormOptions<Draft extends object, Saved> {
  /** What is saved now, or what a new one begins with. When it changes, a form without unsaved changes follows. */
  saved: Draft;
  /** What is wrong before anything is sent. */
  problemsOf?(draft: Draft): Problems<Draft>;
  save(draft: Draft): Promise<Saved>;
  /** What was saved, as a draft. */
  draftOf(saved: Saved): Draft;
  /** Runs once nothing is unsaved any more. */
  onSaved(saved: Saved): void;
  /** True while something waits that the draft does not show yet: it is unsaved, whatever the draft says. */
  isHeld?(): boolean;
}

/** True when no field differs. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a field takes only once it is left, such as the last word of a list, is part of what is saved. */
function takeTyped(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.readOnly) return;
  flushSync(() => field.blur());
  field.focus();
}

/**
 * The state of a form that is saved by the save bar: the draft, its problems (told beside the fields, the first gets the
 * focus), and whether somebody else saved another version meanwhile. Ctrl-S saves. The form's element needs `formId`.
 */
export function useForm<Draft extends object, Saved>(options: FormOptions<Draft, Saved>) {
  const { saved, problemsOf, save, draftOf, onSaved, isHeld } = options;
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<Problems<Draft>>({});
  /** The version that the unsaved changes began with. */
  const [startedFrom, setStartedFrom] = useState(saved);
  const formId = useId();
  /** What is typed, also by several changes at once. */
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  const complain = (found: Problems<Draft>): false => {
    setProblems(found);
    requestAnimationFrame(() => firstWrongField(formId)?.focus());
    return false;
  };
  const bar = useSaveBar<Saved>({
    async save() {
      const found = problemsOf?.(draft) ?? {};
      if (Object.keys(found).length > 0) return complain(found);
      try {
        const result = await save(draft);
        setStartedFrom(draftOf(result));
        return result;
      } catch (problem) {
        if (problem instanceof CallFailed) complain(problem.fields as Problems<Draft>);
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

  const isClean = (draft: Draft) => isSame(draft, saved) && !isHeld?.();
  const set = (part: Partial<Draft>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setDraft(next);
    setProblems((now) => withoutFields(now, part));
    if (isClean(next)) bar.markClean();
    else bar.markUnsaved();
  };
  /** Takes back what was said against a field, for a reason that is not in the draft. */
  const recheck = (field: keyof Draft & string) => {
    setProblems((now) => ({ ...now, [field]: undefined }));
    if (isClean(latest.current)) bar.markClean();
  };
  /** Gives up what is typed for what is saved. */
  const reset = () => {
    setProblems({});
    bar.markClean();
  };
  /** Somebody else saved another version while this one was typed. */
  const isOvertaken = bar.unsaved && !bar.saving && !isSame(startedFrom, saved);
  const saveTyped = () => {
    takeTyped();
    bar.save();
  };
  useHotkeys([['mod+S', saveTyped]], [], true);
  return { draft, problems, set, recheck, reset, isOvertaken, formId, ...bar };
}
