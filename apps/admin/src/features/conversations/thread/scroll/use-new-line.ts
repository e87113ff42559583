import type { Conversation } from '@chatty/contract/conversations';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Piece } from '../../live/apply-event.ts';
import { firstUnread } from '../lay-out.ts';

interface NewLine {
  /** The place of the first message that was unread when the thread was opened; null where none was. */
  unreadFrom: number | null;
  /** The line above it. */
  newLine: RefObject<HTMLParagraphElement | null>;
  /** The line has been in sight, or was asked for. */
  isNewSeen: boolean;
  seeNew(): void;
}

/** Where the unread part of a thread begins, by how it was when it was opened. */
export function useNewLine(
  opened: Pick<Conversation, 'memberReadSeq' | 'lastSeq'>,
  piece: Piece,
  scroller: RefObject<HTMLElement | null>,
): NewLine {
  const newLine = useRef<HTMLParagraphElement>(null);
  const [isNewSeen, setSeen] = useState(false);
  const first = firstUnread(piece.messages, opened.memberReadSeq);
  // What comes while one looks is not new, and of a thread that nobody has read all is.
  const isNew = first !== null && first <= opened.lastSeq && opened.memberReadSeq > 0;
  const unreadFrom = isNew ? first : null;
  useEffect(() => {
    const line = newLine.current;
    if (!line || unreadFrom === null) return;
    const watch = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && setSeen(true), {
      root: scroller.current,
    });
    watch.observe(line);
    return () => watch.disconnect();
  }, [unreadFrom, scroller]);
  return { unreadFrom, newLine, isNewSeen, seeNew: () => setSeen(true) };
}
