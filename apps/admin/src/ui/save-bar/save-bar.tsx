import { saveBarShakeMs } from '@chatty/contract/limits';
import { Button, Portal } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  open: boolean;
  saving: boolean;
  shakes: number;
  onSave(): void;
  onDiscard(): void;
}

/** The bar over the top of the page while something is unsaved. */
export function SaveBar({ open, saving, shakes, onSave, onDiscard }: SaveBarProps) {
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
      <div className={classes.bar} data-shaking={shaking} role="region" aria-label="Unsaved changes">
        <span className={classes.text} role="status">
          <IconAlertCircle size={18} stroke={1.8} aria-hidden />
          Unsaved changes
        </span>
        <span className={classes.actions}>
          <Button
            variant="white"
            color="ink.9"
            bg="#4a4f56"
            c="white"
            onClick={onDiscard}
            disabled={saving}
            className={classes.discard}
          >
            Discard
          </Button>
          <Button variant="white" color="ink.9" onClick={onSave} loading={saving}>
            Save
          </Button>
        </span>
        <span className="visually-hidden" role="alert">
          {shaking ? 'Save or discard your changes before you leave.' : ''}
        </span>
      </div>
    </Portal>
  );
}
