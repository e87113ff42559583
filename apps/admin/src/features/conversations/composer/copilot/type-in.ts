/**
 * Writes into a field as if it were typed, so that Ctrl-Z takes it back: where the caret stands, or in the place of all
 * that is there. The keyboard comes to the field.
 */
export function typeIn(field: HTMLTextAreaElement, text: string, where: 'caret' | 'everywhere'): void {
  field.focus();
  if (where === 'everywhere') field.select();
  // The only way into a field that its browser can undo. It is off in browsers whose settings forbid it.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is put at the caret begins a line of its own, unless it stands at the beginning of one. */
export const onOwnLine = ({ value, selectionStart }: HTMLTextAreaElement, text: string): string =>
  /(?:^|\s)$/u.test(value.slice(0, selectionStart)) ? text : `\n${text}`;
