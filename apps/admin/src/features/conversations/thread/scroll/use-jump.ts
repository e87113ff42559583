import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import type { Piece } from '../../live/apply-event.ts';
import { readBackTo } from '../thread-queries.ts';

interface Jump {
  /** The message's place in the conversation, so that it can be marked; null where the address names none. */
  target: number | null;
  /** What lies between is being read. */
  isReading: boolean;
}

/** Scrolls once to the message that the address names behind its `#`, and reads back until it is there. */
export function useJump(
  conversationId: string,
  piece: Piece,
  scroller: RefObject<HTMLElement | null>,
  show: (message: Element) => void,
): Jump {
  const client = useQueryClient();
  const { hash, key } = useLocation();
  const target = /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : null;
  const asked = useRef<string | null>(null);
  const done = useRef<string | null>(null);
  const [isReading, setReading] = useState(false);
  const first = piece.messages[0]?.seq ?? 0;
  useEffect(() => {
    if (target === null || done.current === key) return;
    if (target >= first || !piece.hasEarlier) {
      done.current = key;
      const message = scroller.current?.querySelector(`[data-seq="${target}"]`);
      if (message) show(message);
    } else if (asked.current !== key) {
      asked.current = key;
      setReading(true);
      readBackTo(client, conversationId, target)
        .catch((problem: unknown) => toastFailure(problem, texts.failedEarlier))
        .finally(() => setReading(false));
    }
  }, [client, conversationId, target, key, first, piece.hasEarlier, scroller, show]);
  return { target, isReading };
}
