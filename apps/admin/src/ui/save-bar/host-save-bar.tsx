import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useId } from 'react';
import { texts as controls } from '#texts/controls.ts';
import { texts } from '#texts/ui.ts';
import { appBridge } from '../embedded/app-bridge.ts';
import classes from './save-bar.module.css';
import type { SaveBarProps } from './save-bar.tsx';

/**
 * The save bar of the Shopify admin. It blocks the admin's own navigation, and shakes by itself there. It has no room for
 * why a save failed, so that stands in the page.
 */
export function HostSaveBar({ open, saving, shakes, failure, onSave, onDiscard }: SaveBarProps) {
  const id = useId();
  useEffect(() => {
    const bar = appBridge()?.saveBar;
    if (!open || !bar) return;
    void bar.show(id);
    return () => void bar.hide(id);
  }, [open, id]);
  useEffect(() => {
    // It resolves when somebody wants to leave; they leave again once nothing is unsaved.
    if (shakes > 0) void appBridge()?.saveBar.leaveConfirmation();
  }, [shakes]);
  return (
    <>
      <ui-save-bar id={id}>
        <button type="button" variant="primary" onClick={onSave} {...(saving ? { loading: '' } : {})}>
          {controls.saveBar.save}
        </button>
        <button type="button" onClick={onDiscard} disabled={saving}>
          {controls.saveBar.discard}
        </button>
      </ui-save-bar>
      {open && failure && (
        <Alert color="red" role="status" className={classes.notice} p="xs">
          <Group justify="space-between" gap={8}>
            {failure.words}
            {failure.mayHelp && (
              <Button variant="default" onClick={onSave}>
                {texts.tryAgain}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </>
  );
}
