import { useEffect, useRef, useState } from 'react';
import { useLive, useLogged, usePassing } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import { useIsLooking } from '../sound/use-looking.ts';
import { useIsIdle } from './use-is-idle.ts';
import { asksWhoLooks, expire, hearMessage, hearPassing, nothingPassing, type Passing } from './passing-state.ts';

const saysSoEveryMs = 30_000;

/**
 * Tells the colleagues that one looks at this conversation, while its window is the one that is used, and whether one is idle;
 * and knows what goes on in it.
 */
export function usePassingState(conversationId: string): Passing {
  const me = useMe().member.id;
  const { send, status } = useLive();
  const [state, setState] = useState<Passing>(nothingPassing);
  const isLooking = useIsLooking() && status === 'live';
  const idle = useIsIdle();
  const known = useRef(new Set<string>());

  usePassing((event) => {
    if (!('conversationId' in event.payload) || event.payload.conversationId !== conversationId) return;
    if (asksWhoLooks(known.current, event, me) && isLooking) send({ t: 'viewing', conversationId, idle });
    setState((state) => hearPassing(state, event, me, Date.now()));
  });
  useLogged((event) => {
    if (event.type !== 'message.created' || event.payload.conversationId !== conversationId) return;
    setState((state) => hearMessage(state, event.payload));
  });

  useEffect(() => {
    if (!isLooking) return;
    return () => send({ t: 'viewing', conversationId: null });
  }, [conversationId, send, isLooking]);
  useEffect(() => {
    if (!isLooking) return;
    const say = () => send({ t: 'viewing', conversationId, idle });
    say();
    const timer = setInterval(say, saysSoEveryMs);
    return () => clearInterval(timer);
  }, [conversationId, send, isLooking, idle]);

  const busy = state.visitorTypes !== null || state.growing !== null || state.looking.length > 0;
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => setState((state) => expire(state, Date.now())), 1_000);
    return () => clearInterval(timer);
  }, [busy]);
  return state;
}
