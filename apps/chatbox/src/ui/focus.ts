import { type RefObject, useEffect } from 'react';
import { type DialogKeys, hearDialogKeys } from './plain/dialog-keys.ts';

/** `hearDialogKeys`, for as long as the dialog is drawn. */
export function useDialogKeys(ref: RefObject<HTMLElement | null>, { onClose, isModal }: DialogKeys): void {
  useEffect(
    () => (ref.current ? hearDialogKeys(ref.current, { onClose, isModal }) : undefined),
    [ref, onClose, isModal],
  );
}
