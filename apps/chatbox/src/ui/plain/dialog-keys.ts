const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,iframe,[tabindex="0"]';

export interface DialogKeys {
  /** Escape closes it; null where nobody closes it. */
  onClose: (() => void) | null;
  /** It covers everything else: the keyboard stays in it. */
  isModal: boolean;
}

/**
 * What the keyboard does in a dialog: Escape closes it, and where it covers the page Tab does not leave it. Answers how to
 * end that.
 */
export function hearDialogKeys(dialog: HTMLElement, { onClose, isModal }: DialogKeys): () => void {
  const hear = (event: KeyboardEvent) => {
    // What is typed in the chat is no shortcut of the storefront.
    event.stopPropagation();
    if (!onClose) return;
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    if (event.key !== 'Tab' || !isModal) return;
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
