import type { MessagePreference } from '@chatty/contract/desk-options';

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing a word: Enter belongs to it. */
  isComposing: boolean;
}

/** Whether a key press sends. Ctrl-Enter and Cmd-Enter always do. */
export function sends(pressed: Pressed, preference: MessagePreference): boolean {
  if (pressed.key !== 'Enter' || pressed.isComposing) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return preference === 'sendOnEnter' && !pressed.shiftKey && !pressed.altKey;
}

/** Whether what sends also resolves the conversation: Ctrl-Shift-Enter and Cmd-Shift-Enter do. */
export const resolvesToo = (pressed: Pick<Pressed, 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  pressed.shiftKey && (pressed.ctrlKey || pressed.metaKey);
