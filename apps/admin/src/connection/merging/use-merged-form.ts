import { CallFailed } from '@chatty/client/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '#texts/merging.ts';
import type { Problems } from '../../ui/form/problems.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { decided, fieldsOf, followTheirs, isInConflict, isSame, pick } from './merge-draft.ts';

/** A field that was changed here and by somebody else. */
interface Conflict<Draft extends object> {
  field: keyof Draft & string;
  mine: Draft[keyof Draft];
  theirs: Draft[keyof Draft];
}

interface MergedFormOptions<Draft extends object, Saved> {
  /** What is saved now, or what a new one begins with; always with the same fields. */
  saved: Draft;
  /** What is wrong before anything is sent; `changed` are the fields that were. */
  problemsOf(mine: Draft, changed: (keyof Draft & string)[]): Problems<Draft>;
  /**
   * Saves the fields that were changed. `base` is what they were changed from, which the server must be told: it throws
   * `conflict` where somebody has changed one of them that this browser has not heard of.
   */
  save(mine: Draft, changed: (keyof Draft & string)[], base: Draft): Promise<Saved>;
  /** Reads anew what is saved. */
  reread(): Promise<unknown>;
  /** What was saved, as a draft. */
  draftOf(saved: Saved): Draft;
  onSaved(saved: Saved): void;
  /** True while something waits that the draft does not show yet. */
  isHeld?(): boolean;
}

/**
 * The state of a form whose record others may change, too, and the save bar that guards it. What a colleague saves meanwhile
 * shows in the fields that nobody touched here; a field that both changed is a conflict, and nothing is saved before
 * somebody has decided with `keepMine` or `takeTheirs`.
 */
export function useMergedForm<Draft extends object, Saved>(options: MergedFormOptions<Draft, Saved>) {
  type Name = keyof Draft & string;
  const { saved, isHeld } = options;
  const [base, setBase] = useState(saved);
  const names = fieldsOf(saved);
  const changedOf = (mine: Draft): Name[] => names.filter((it) => !isSame(mine[it], base[it]));
  const conflictsOf = (mine: Draft): Name[] =>
    names.filter((it) => isInConflict<Draft>({ base, theirs: saved, mine }, it));

  /** A save was refused, and what is to be decided is not shown yet. */
  const isRefused = useRef(false);
  const chooseFirst = () => {
    isRefused.current = true;
    return new CallFailed('conflict', texts.chooseFirst);
  };

  /** Throws `conflict` where one is to be decided first, also one that only the server knows of yet. */
  const save = async (mine: Draft): Promise<Saved> => {
    if (conflictsOf(mine).length > 0) throw chooseFirst();
    const changed = changedOf(mine);
    try {
      const result = await options.save(mine, changed, base);
      setBase((now) => ({ ...now, ...pick(options.draftOf(result), changed) }));
      return result;
    } catch (problem) {
      if (!(problem instanceof CallFailed) || problem.code !== 'conflict') throw problem;
      await options.reread();
      throw chooseFirst();
    }
  };
  const form = useForm<Draft, Saved>({
    saved,
    problemsOf: (mine) => options.problemsOf(mine, changedOf(mine)),
    save,
    draftOf: options.draftOf,
    onSaved: options.onSaved,
    ...(isHeld && { isHeld }),
  });

  const follow = useEffectEvent(() => {
    if (!form.unsaved) return setBase(saved);
    // What is being saved here is told as an event too, and is nobody else's; what is held has its place in what is typed.
    if (form.saving || isHeld?.()) return;
    const { base: next, follows } = followTheirs<Draft>({ base, theirs: saved, mine: form.draft });
    setBase(next);
    if (fieldsOf(follows).length > 0) form.set(follows);
  });
  useEffect(() => follow(), [saved, form.unsaved, form.saving]);

  const isOpen = form.unsaved && !form.saving;
  const conflicts = (isOpen ? conflictsOf(form.draft) : []).map(
    (field): Conflict<Draft> => ({ field, mine: form.draft[field], theirs: saved[field] }),
  );
  // Whoever saves from far below is led to what is to be decided; whoever types is left where they are.
  useEffect(() => {
    if (!isRefused.current || conflicts.length === 0) return;
    isRefused.current = false;
    document
      .getElementById(form.formId)
      ?.querySelector('[role="alert"]:not([hidden])')
      ?.scrollIntoView({ block: 'center' });
  }, [conflicts.length, form.formId]);

  const decide = (field: Name, whose: 'mine' | 'theirs') => {
    const part: Partial<Draft> = {};
    part[field] = decided({ base, theirs: saved, mine: form.draft }, field, whose);
    setBase((now) => ({ ...now, [field]: saved[field] }));
    form.set(part);
  };
  return {
    ...form,
    /** What is saved now. */
    saved,
    conflicts,
    /** Saving puts what is typed here in the place of what the other wrote. */
    keepMine: (field: Name) => decide(field, 'mine'),
    takeTheirs: (field: Name) => decide(field, 'theirs'),
  };
}
