import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChat, useChatState } from '../use-chat.ts';

const nearPx = 60;

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
  hasEarlier: boolean;
}

/**
 * Keeps the end in view while the visitor is there, leaves the place alone while they read further up, and marks as
 * read what they can see.
 */
export function useThreadScroll({ id, mark, loaded, hasEarlier }: Given): ThreadScroll {
  const chat = useChat();
  const open = useChatState((it) => it.open);
  const ref = useRef<HTMLDivElement>(null);
  const stuck = useRef(chat.reading.fromEnd < nearPx);
  const restored = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    const at = ref.current;
    if (!at || !open) return;
    if (!restored.current && loaded) {
      restored.current = true;
      at.scrollTop = at.scrollHeight - at.clientHeight - chat.reading.fromEnd;
    } else if (stuck.current) at.scrollTop = at.scrollHeight;
  }, [mark, loaded, open, chat]);

  useEffect(() => {
    const read = () => {
      if (open && stuck.current && document.visibilityState === 'visible') chat.markRead(id);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [mark, open, atEnd, chat, id]);

  const loadEarlier = async () => {
    const at = ref.current;
    if (!at || busy) return;
    setBusy(true);
    const below = at.scrollHeight - at.scrollTop;
    await chat.loadEarlier(id).catch(() => {});
    setBusy(false);
    // After the screen is drawn, what was in view is in view again.
    requestAnimationFrame(() => {
      at.scrollTop = at.scrollHeight - below;
    });
  };

  useEffect(() => {
    const at = ref.current;
    if (!at) return;
    const hear = () => {
      const fromEnd = at.scrollHeight - at.scrollTop - at.clientHeight;
      if (at.clientHeight === 0) return;
      stuck.current = fromEnd < nearPx;
      chat.reading.fromEnd = stuck.current ? 0 : fromEnd;
      setAtEnd(stuck.current);
    };
    // Pictures and a growing field change the height without a new message.
    const grown = new ResizeObserver(() => {
      if (stuck.current) at.scrollTop = at.scrollHeight;
    });
    grown.observe(at);
    for (const child of at.children) grown.observe(child);
    at.addEventListener('scroll', hear, { passive: true });
    return () => {
      at.removeEventListener('scroll', hear);
      grown.disconnect();
    };
  }, [chat, mark]);

  useEffect(
    () => () => {
      chat.reading.fromEnd = 0;
    },
    [chat],
  );

  return {
    ref,
    atEnd: atEnd || !hasEarlier && (ref.current?.scrollHeight ?? 0) <= (ref.current?.clientHeight ?? 0),
    busy,
    loadEarlier,
    toEnd() {
      stuck.current = true;
      setAtEnd(true);
      requestAnimationFrame(() => ref.current?.scrollTo({ top: ref.current.scrollHeight }));
    },
  };
}
