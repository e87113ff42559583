import type { Conversation } from '@chatty/contract/conversations';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Piece } from '../../live/apply-event.ts';
import { firstUnread } from '../lay-out.ts';

interface NewLine {
  /** The place of the first message that was unread when the thread was opened; null where none was, or none that is held. */
  unreadFrom: number | null;
  /** It may lie before all that is held. */
  liesBefore: boolean;
  /** The line above it. */
  newLine: RefObject<HTMLParagraphElement | null>;
  /** The line has been in sight, or was asked for. */
  isNewSeen: boolean;
  seeNew(): void;
}

/** Where the unread part of a thread begins, by how it was when it was opened. */
export function useNewLine(
  opened: Pick<Conversation, 'memberReadSeq' | 'lastSeq' | 'isRead'>,
  piece: Piece,
  scroller: RefObject<HTMLElement | null>,
): NewLine {
  const newLine = useRef<HTMLParagraphElement>(null);
  const [isNewSeen, setSeen] = useState(false);
  const { memberReadSeq, lastSeq, isRead } = opened;
  const startsAt = piece.messages[0]?.seq ?? 0;
  // Of a thread that nobody has read all is new.
  const isPartlyRead = memberReadSeq > 0;
  const liesBefore = isPartlyRead && !isRead && piece.hasEarlier && startsAt > memberReadSeq + 1;
  const first = firstUnread(piece.messages, memberReadSeq);
  // What comes while one looks is not new.
  const unreadFrom = isPartlyRead && !liesBefore && first !== null && first <= lastSeq ? first : null;
  useEffect(() => {
    const line = newLine.current;
    if (!line || unreadFrom === null) return;
    const watch = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && setSeen(true), {
      root: scroller.current,
    });
    watch.observe(line);
    return () => watch.disconnect();
  }, [unreadFrom, scroller]);
  return { unreadFrom, liesBefore, newLine, isNewSeen, seeNew: () => setSeen(true) };
}
