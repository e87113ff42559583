import { useEffect, useId } from 'react';
import { appBridge } from '../embedded/app-bridge.ts';
import type { SaveBarProps } from './save-bar.tsx';

/** The save bar of the Shopify admin. It blocks the admin's own navigation, and shakes by itself there. */
export function HostSaveBar({ open, saving, shakes, onSave, onDiscard }: SaveBarProps) {
  const id = useId();
  useEffect(() => {
    const bar = appBridge()?.saveBar;
    if (!open || !bar) return;
    void bar.show(id);
    return () => void bar.hide(id);
  }, [open, id]);
  useEffect(() => {
    // What it resolves to is a wish to leave; the person says that again by leaving once nothing is unsaved.
    if (shakes > 0) void appBridge()?.saveBar.leaveConfirmation();
  }, [shakes]);
  return (
    <ui-save-bar id={id}>
      <button type="button" variant="primary" onClick={onSave} {...(saving ? { loading: '' } : {})}>
        Save
      </button>
      <button type="button" onClick={onDiscard} disabled={saving}>
        Discard
      </button>
    </ui-save-bar>
  );
}
