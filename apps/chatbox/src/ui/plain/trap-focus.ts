const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/**
 * Keeps the keyboard inside an open dialog, and lets Escape close it; with null, what nobody closes keeps no keyboard.
 * Answers how to end that.
 */
export function trapFocus(dialog: HTMLElement, onClose: (() => void) | null): () => void {
  const hear = (event: KeyboardEvent) => {
    // What is typed in the chat is no shortcut of the storefront.
    event.stopPropagation();
    if (!onClose) return;
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((at) => at.offsetParent !== null);
    const root = dialog.getRootNode() as ShadowRoot;
    const [first, last] = [stops[0], stops.at(-1)];
    const leaves = event.shiftKey
      ? root.activeElement === first || root.activeElement === dialog
      : root.activeElement === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  dialog.addEventListener('keydown', hear);
  return () => dialog.removeEventListener('keydown', hear);
}
