import { type Live, type LiveStatus, openLive } from '@chatty/client/live';
import type { ClientFrame, LiveEvent, PassingEvent } from '@chatty/contract/live';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { followLine } from './follow-line.ts';
import { keepInStep } from './keep-in-step.ts';
import type { LiveReactions } from './live-reactions.ts';
import { accessToken, useSessionStatus } from '../session/session.ts';

type Say = Exclude<ClientFrame, { t: 'hello' } | { t: 'token' } | { t: 'ping' }>;

interface LiveLink {
  status: LiveStatus;
  /** Says something on the socket; nothing is said while it is down. */
  send(frame: Say): void;
  listen(listener: (event: PassingEvent) => void): () => void;
  listenLogged(listener: (event: LiveEvent) => void): () => void;
  react(reaction: (event: LiveEvent) => void): () => void;
}

const LiveContext = createContext<LiveLink | null>(null);

const socketUrl = () => `${window.location.origin.replace(/^http/, 'ws')}/realtime`;

interface LiveProviderProps {
  /** The id of the signed-in member. */
  me: string;
  /** The last event that the screens hold. */
  since: number;
  /** What each part of the cache makes of an event. The same list for as long as the page is open. */
  reactions: readonly LiveReactions[];
  children: ReactNode;
}

/** Keeps the socket of the signed-in person open and lets every event change the query cache. */
export function LiveProvider({ me, since, reactions, children }: LiveProviderProps) {
  const client = useQueryClient();
  const [status, setStatus] = useState<LiveStatus>('connecting');
  // The last event that the screens hold: a socket that is opened anew goes on from there.
  const last = useRef(since);
  const live = useRef<Live | null>(null);
  const listeners = useRef(new Set<(event: PassingEvent) => void>());
  const logged = useRef(new Set<(event: LiveEvent) => void>());
  const ofScreens = useRef(new Set<(event: LiveEvent) => void>());

  const isOver = useSessionStatus() !== 'in';
  useEffect(() => {
    // The server no longer lets this person in: without this, the socket would try again forever.
    if (isOver) return;
    const step = keepInStep(client, (event) => {
      for (const part of reactions) part.apply?.(client, event, me);
      for (const it of ofScreens.current) it(event);
    });
    const line = followLine((afterBreak) => {
      if (afterBreak) for (const part of reactions) part.forgetPassing?.();
      for (const part of reactions) part.rereadPassing?.(client);
    });
    live.current = openLive({
      url: socketUrl(),
      token: accessToken,
      since: last.current,
      onEvent: (event, n) => {
        last.current = n;
        step.hear(event);
        for (const it of logged.current) it(event);
      },
      onPassing: (event) => {
        for (const part of reactions) part.applyPassing?.(client, event, me);
        for (const it of listeners.current) it(event);
      },
      onReset: () => void client.invalidateQueries(),
      onStatus: (now) => {
        setStatus(now);
        line.hear(now);
      },
    });
    return () => {
      step.stop();
      live.current?.close();
      live.current = null;
    };
  }, [client, me, isOver, reactions]);

  const link = useMemo<LiveLink>(
    () => ({
      // No page may promise another try when there is none.
      status: isOver ? 'connecting' : status,
      send: (frame) => live.current?.send(frame),
      listen: (listener) => {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
      listenLogged: (listener) => {
        logged.current.add(listener);
        return () => void logged.current.delete(listener);
      },
      react: (reaction) => {
        ofScreens.current.add(reaction);
        return () => void ofScreens.current.delete(reaction);
      },
    }),
    [status, isOver],
  );
  return <LiveContext value={link}>{children}</LiveContext>;
}

export function useLive(): LiveLink {
  const link = useContext(LiveContext);
  if (!link) throw new Error('useLive was called outside the signed-in part of the app');
  return link;
}

/** Hears what is told in passing: typing, who is looking, an answer that grows. */
export function usePassing(listener: (event: PassingEvent) => void): void {
  const { listen } = useLive();
  const hear = useEffectEvent(listener);
  useEffect(() => listen((event) => hear(event)), [listen]);
}

/** Hears logged events after they were applied to the cache, for announcements. */
export function useLogged(listener: (event: LiveEvent) => void): void {
  const { listenLogged } = useLive();
  const hear = useEffectEvent(listener);
  useEffect(() => listenLogged((event) => hear(event)), [listenLogged]);
}

/**
 * What logged events change in the part of the cache that only one screen needs. As for the reactions of the whole admin,
 * the same event may come again, after an answer that may be older than it, and must then change nothing else.
 */
export function useReaction(reaction: (client: QueryClient, event: LiveEvent) => void): void {
  const client = useQueryClient();
  const { react } = useLive();
  const apply = useEffectEvent(reaction);
  useEffect(() => react((event) => apply(client, event)), [react, client]);
}
