import { saveBarShakeMs } from '@chatty/contract/limits';
import { Button, Portal } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts as controls } from '#texts/controls.ts';
import { texts } from '#texts/ui.ts';
import type { SaveFailure } from './save-bar-state.ts';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  open: boolean;
  saving: boolean;
  shakes: number;
  /** Why the last save failed, until it is tried again. */
  failure: SaveFailure | null;
  onSave(): void;
  onDiscard(): void;
}

/** The bar over the top of the page while something is unsaved. */
export function SaveBar({ open, saving, shakes, failure, onSave, onDiscard }: SaveBarProps) {
  const [shaking, setShaking] = useState(false);
  useEffect(() => {
    if (shakes === 0) return;
    setShaking(true);
    const timer = setTimeout(() => setShaking(false), saveBarShakeMs);
    return () => clearTimeout(timer);
  }, [shakes]);

  if (!open) return null;
  return (
    <Portal>
      <div
        className={classes.bar}
        data-shaking={shaking}
        data-failed={failure !== null}
        role="region"
        aria-label={controls.saveBar.label}
      >
        <span className={classes.text} role="status">
          <IconAlertCircle size={18} stroke={1.8} aria-hidden />
          {failure?.words ?? controls.saveBar.unsaved}
        </span>
        <span className={classes.actions}>
          <Button onClick={onDiscard} disabled={saving} className={classes.discard}>
            {controls.saveBar.discard}
          </Button>
          <Button onClick={onSave} loading={saving} className={classes.save}>
            {failure?.mayHelp ? texts.tryAgain : controls.saveBar.save}
          </Button>
        </span>
        <span className="visually-hidden" role="alert">
          {shaking ? controls.saveBar.saveOrDiscard : ''}
        </span>
      </div>
    </Portal>
  );
}
