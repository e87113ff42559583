import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (ms since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsTo(moment));
  useEffect(() => {
    setLeft(secondsTo(moment));
    const timer = setInterval(() => {
      const now = secondsTo(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
