import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end the reader counts as being there. */
const nearPx = 60;

/**
 * Keeps the end of a growing list in sight while the reader is there. While they read further up, nothing moves under
 * their eyes, neither when something comes after `lastKey` nor when earlier rows are put before `firstKey`.
 */
export function useAnchoredScroll(firstKey: string | undefined, lastKey: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stick = useRef(true);
  const fromEnd = useRef(0);
  const lastTop = useRef(0);
  const [atEnd, setAtEnd] = useState(true);
  const [newBelow, setNewBelow] = useState(false);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    const near = fromEnd.current - box.clientHeight < nearPx;
    // Only scrolling up leaves the end; new messages below do not.
    if (near) stick.current = true;
    else if (box.scrollTop < lastTop.current - 1) stick.current = false;
    lastTop.current = box.scrollTop;
    setAtEnd(stick.current);
    if (stick.current) setNewBelow(false);
  }, []);

  /** Puts a message in the middle and stays there. */
  const show = useCallback((message: Element) => {
    stick.current = false;
    setAtEnd(false);
    message.scrollIntoView({ block: 'center' });
    // Rows that come into sight get their real height only now.
    requestAnimationFrame(() => message.scrollIntoView({ block: 'center' }));
  }, []);

  // Runs when earlier rows were put before the first.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || stick.current || fromEnd.current === 0) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
  }, [firstKey]);

  const [known, setKnown] = useState(lastKey);
  if (known !== lastKey) {
    setKnown(lastKey);
    if (!atEnd) setNewBelow(true);
  }

  useEffect(() => {
    const inner = content.current;
    const box = scroller.current;
    if (!inner || !box) return;
    toEnd();
    const watch = new ResizeObserver(() => stick.current && toEnd());
    watch.observe(inner);
    watch.observe(box);
    return () => watch.disconnect();
  }, [toEnd]);

  return { scroller, content, atEnd, newBelow, onScroll, toEnd, show };
}
