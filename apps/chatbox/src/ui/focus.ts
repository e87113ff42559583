import { type RefObject, useEffect } from 'react';
import { trapFocus } from './plain/trap-focus.ts';

/** `trapFocus`, for as long as the dialog is drawn. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, onClose: (() => void) | null): void {
  useEffect(() => (ref.current ? trapFocus(ref.current, onClose) : undefined), [ref, onClose]);
}
