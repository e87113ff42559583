import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import type { Piece } from '../../live/apply-event.ts';
import { readEarlier } from '../thread-queries.ts';

type State = 'idle' | 'reading' | 'failed';

/** Reads the messages before the first when `top` comes near. After a failure only the person tries again. */
export function useEarlier(conversationId: string, piece: Piece, scroller: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const [state, setState] = useState<State>('idle');
  const top = useRef<HTMLDivElement>(null);
  const first = piece.messages[0]?.id;

  const readMore = useCallback(() => {
    setState('reading');
    readEarlier(client, conversationId).then(
      () => setState('idle'),
      (problem: unknown) => {
        setState('failed');
        toastFailure(problem, texts.failedEarlier);
      },
    );
  }, [client, conversationId]);

  useEffect(() => {
    const mark = top.current;
    if (!mark || !piece.hasEarlier || state !== 'idle') return;
    const watch = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && readMore(), {
      root: scroller.current,
      rootMargin: '400px 0px 0px 0px',
    });
    watch.observe(mark);
    return () => watch.disconnect();
    // A new first message moves the mark, so it is observed anew.
  }, [piece.hasEarlier, first, readMore, scroller, state]);

  return { top, reading: state === 'reading', readMore };
}
