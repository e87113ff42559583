import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What is pressed before the code is there that hears it; `fetch` gets it. Whoever takes it leaves null: from then on nothing is kept. */
export function useEarlyKeys(fetch: () => void): RefObject<KeyboardEvent[] | null> {
  const early = useRef<KeyboardEvent[] | null>([]);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (early.current?.length === 0) fetch();
    early.current?.push(event);
  });
  useEffect(() => {
    const keep = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, []);
  return early;
}
