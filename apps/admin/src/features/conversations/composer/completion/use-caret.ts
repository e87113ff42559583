import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where the caret stands in a field, and what is put there. */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>, change: (text: string) => void) {
  const [caret, setCaret] = useState<number | null>(null);
  const look = () => {
    const { current } = field;
    const isHere = current && document.activeElement === current && current.selectionStart === current.selectionEnd;
    setCaret(isHere ? current.selectionStart : null);
  };
  const select = (from: number, to: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
    look();
  };
  /** Replaces a piece of what stands in the field; the caret stands behind it then. */
  const replace = (from: number, to: number, put: string) => {
    const text = field.current?.value ?? '';
    // Drawn at once: whoever types on writes behind it.
    flushSync(() => change(text.slice(0, from) + put + text.slice(to)));
    select(from + put.length, from + put.length);
  };
  /** Completes a name, before the blank that stands there already. */
  const putName = (name: string, { from, to }: { from: number; to: number }) =>
    replace(from, field.current?.value[to] === ' ' ? to + 1 : to, `${name} `);
  return { caret, look, leave: () => setCaret(null), select, replace, putName };
}
