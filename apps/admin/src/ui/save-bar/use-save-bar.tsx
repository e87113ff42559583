import { CallFailed } from '@chatty/client/api';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import { useBlocker } from 'react-router';
import { texts } from '#texts/ui.ts';
import { isEmbedded } from '../embedded/app-bridge.ts';
import { failureText, mayHelp, showFailure, type Toast } from '../toast.tsx';
import { HostSaveBar } from './host-save-bar.tsx';
import { SaveBar } from './save-bar.tsx';
import { isUnsaved, nothingUnsaved, type SaveFailure, saveBarReducer } from './save-bar-state.ts';
import { openForm } from './unsaved-forms.ts';

interface SaveBarOptions<Saved> {
  /** Saves, and answers something truthy when it worked. What it throws is told, and can be tried again; nothing typed is lost. */
  save(): Promise<Saved | false | null | undefined>;
  /** Puts the form back to what is saved. */
  discard(): void;
  /** Runs once nothing is unsaved any more; here a page may navigate. */
  onSaved?(saved: Saved): void;
}

export interface SaveBarControl {
  unsaved: boolean;
  saving: boolean;
  /** To be called on every change of the form. */
  markUnsaved(): void;
  /** To be called when the form no longer differs from what is saved. */
  markClean(): void;
  /** What the bar's button does, for Ctrl-S and the page's own button. */
  save(): void;
  /** The bar; render it anywhere in the page. */
  bar: ReactNode;
}

/** What a failed save says. Nothing is tried again by itself, so nothing is promised. */
function saveFailure(problem: unknown): SaveFailure {
  const unanswered = problem instanceof CallFailed && problem.code === 'offline';
  const words = failureText(problem, unanswered ? texts.notSaved : texts.failedToSave);
  return { words, mayHelp: mayHelp(problem) };
}

/**
 * Guards a form: shows the bar while something is unsaved, and lets nobody leave by accident. What leaves in
 * another way than by an address goes through `leaveForm` of unsaved-forms.ts.
 * `const form = useSaveBar({ save, discard })`, then `form.markUnsaved()` on change and `{form.bar}` in the page.
 */
export function useSaveBar<Saved>({ save, discard, onSaved }: SaveBarOptions<Saved>): SaveBarControl {
  const [state, dispatch] = useReducer(saveBarReducer, nothingUnsaved);
  const unsaved = isUnsaved(state);
  const saving = state.saving !== null;
  const done = useRef<{ saved: Saved } | null>(null);

  const form = useId();
  const toast = useRef<Toast | null>(null);
  const start = useCallback(() => dispatch({ type: 'save' }), []);

  const run = useEffectEvent(async () => {
    toast.current?.close();
    try {
      const result = await save();
      if (result) done.current = { saved: result };
      dispatch({ type: 'saved', result });
    } catch (problem) {
      const failure = saveFailure(problem);
      toast.current = showFailure(failure.words, failure.mayHelp ? start : undefined, form);
      dispatch({ type: 'failed', failure });
    }
  });
  useEffect(() => {
    if (saving) void run();
  }, [saving]);

  // This effect must come before the one that reports a save: that one may navigate, and the blocker must be off by
  // then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    dispatch({ type: 'leaving' });
    blocker.reset();
  }, [blocker]);

  const isUnsavedNow = useEffectEvent(() => unsaved);
  useEffect(() => openForm({ isUnsaved: () => isUnsavedNow(), shake: () => dispatch({ type: 'leaving' }) }), []);

  const tell = useEffectEvent((saved: Saved) => onSaved?.(saved));
  useEffect(() => {
    if (unsaved || saving || !done.current) return;
    const { saved } = done.current;
    done.current = null;
    tell(saved);
  }, [unsaved, saving]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const markUnsaved = useCallback(() => dispatch({ type: 'changed' }), []);
  const markClean = useCallback(() => {
    // After a discard, “Try again” would have nothing to save.
    toast.current?.close();
    dispatch({ type: 'discarded' });
  }, []);
  useEffect(() => () => toast.current?.close(), []);
  const giveUp = () => {
    discard();
    markClean();
  };
  const Bar = isEmbedded() ? HostSaveBar : SaveBar;
  const { shakes, failure } = state;
  const bar = (
    <Bar open={unsaved} saving={saving} shakes={shakes} failure={failure} onSave={start} onDiscard={giveUp} />
  );
  return { unsaved, saving, markUnsaved, markClean, save: start, bar };
}
