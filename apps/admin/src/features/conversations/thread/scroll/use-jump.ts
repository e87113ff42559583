import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Piece } from '../../live/apply-event.ts';
import { largestPiece, readEarlier } from '../../queries.ts';

/**
 * Scrolls once to the message that the address names behind its `#`, and reads back until it is there. Returns its
 * place in the conversation, so that it can be marked.
 */
export function useJump(
  conversationId: string,
  piece: Piece,
  scroller: RefObject<HTMLElement | null>,
  show: (message: Element) => void,
): number | null {
  const client = useQueryClient();
  const { hash, key } = useLocation();
  const seq = /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : null;
  const done = useRef<string | null>(null);
  const first = piece.messages[0]?.seq ?? 0;
  useEffect(() => {
    if (seq === null || done.current === key) return;
    if (seq < first && piece.hasEarlier) {
      readEarlier(client, conversationId, largestPiece).catch(() => {
        // The button above the messages tries again, and says what is wrong.
        done.current = key;
      });
      return;
    }
    done.current = key;
    const message = scroller.current?.querySelector(`[data-seq="${seq}"]`);
    if (message) show(message);
  }, [client, conversationId, seq, key, first, piece.hasEarlier, scroller, show]);
  return seq;
}
