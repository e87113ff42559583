import { useLocalStorage } from '@mantine/hooks';

/** What Enter does; the other is Shift-Enter's or Ctrl-Enter's work. */
export type MessagePreference = 'sendOnEnter' | 'newLineOnEnter';

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

export const useMessagePreference = () =>
  useLocalStorage<MessagePreference>({
    key: 'chatty-message-preference',
    defaultValue: 'sendOnEnter',
    getInitialValueInEffect: false,
  });
