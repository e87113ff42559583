import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { loadEarlier } from './load-thread.ts';
import { markRead, readingOf } from './reading.ts';

const nearPx = 60;
const marginPx = 10;

interface ThreadScroll {
  ref: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  busy: boolean;
  toEnd(): void;
  loadEarlier(): Promise<void>;
}

interface Given {
  id: string;
  /** Changes whenever something is added at the end. */
  mark: string;
  loaded: boolean;
}

/**
 * Follows what is added at the end, and only ever forward. What somebody else says is read from its beginning: where it
 * is taller than the view, its top stays in view and not its end.
 */
function follow(at: HTMLElement): void {
  const latest = [...at.querySelectorAll('.said')].at(-1);
  const end = at.scrollHeight - at.clientHeight;
  const isOwn = latest?.classList.contains('said-own') ?? true;
  const top = latest
    ? latest.getBoundingClientRect().top - at.getBoundingClientRect().top + at.scrollTop - marginPx
    : 0;
  const target = isOwn ? end : Math.min(end, top);
  if (target > at.scrollTop) at.scrollTop = target;
}

/**
 * Keeps the end in view while the visitor is there, leaves the place alone while they read further up, and marks as
 * read what they can see.
 */
export function useThreadScroll({ id, mark, loaded }: Given): ThreadScroll {
  const chat = useChat();
  const reading = readingOf(chat);
  const open = useChatState((state) => state.open);
  const ref = useRef<HTMLDivElement>(null);
  const stuck = useRef(reading.fromEnd < nearPx);
  const restored = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    const at = ref.current;
    if (!at || !open) return;
    if (!restored.current && loaded) {
      restored.current = true;
      if (stuck.current) follow(at);
      else at.scrollTop = at.scrollHeight - at.clientHeight - reading.fromEnd;
    } else if (stuck.current) follow(at);
  }, [mark, loaded, open, reading]);

  useEffect(() => {
    const read = () => {
      if (open && stuck.current && document.visibilityState === 'visible') markRead(chat, id);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [mark, open, atEnd, chat, id]);

  const readEarlier = async () => {
    const at = ref.current;
    if (!at || busy) return;
    setBusy(true);
    const below = at.scrollHeight - at.scrollTop;
    await loadEarlier(chat, id).catch(() => {});
    setBusy(false);
    // After the screen is drawn, what was in view is in view again.
    requestAnimationFrame(() => {
      at.scrollTop = at.scrollHeight - below;
    });
  };

  useEffect(() => {
    const at = ref.current;
    if (!at) return;
    let lastTop = at.scrollTop;
    const hear = () => {
      if (at.clientHeight === 0) return;
      const fromEnd = at.scrollHeight - at.scrollTop - at.clientHeight;
      // Only who scrolls up leaves the end; it also moves away when something is added below.
      if (fromEnd < nearPx) stuck.current = true;
      else if (at.scrollTop < lastTop) stuck.current = false;
      lastTop = at.scrollTop;
      reading.fromEnd = stuck.current ? 0 : fromEnd;
      setAtEnd(fromEnd < nearPx);
    };
    // Pictures, a growing answer and a growing field change the height without a new message.
    const grown = new ResizeObserver(() => {
      if (at.clientHeight === 0) return;
      if (stuck.current) follow(at);
      hear();
    });
    grown.observe(at);
    if (at.firstElementChild) grown.observe(at.firstElementChild);
    at.addEventListener('scroll', hear, { passive: true });
    return () => {
      at.removeEventListener('scroll', hear);
      grown.disconnect();
    };
  }, [reading]);

  useEffect(
    () => () => {
      reading.fromEnd = 0;
    },
    [reading],
  );

  return {
    ref,
    atEnd,
    busy,
    loadEarlier: readEarlier,
    toEnd() {
      stuck.current = true;
      setAtEnd(true);
      requestAnimationFrame(() => ref.current?.scrollTo({ top: ref.current.scrollHeight }));
    },
  };
}
