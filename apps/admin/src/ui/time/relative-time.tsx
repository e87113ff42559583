import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from './time.ts';

const everyMs = 30_000;
let now = Date.now();
const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all of them: thousands of rows must not mean thousands of timers. */
export function useNow(): number {
  const [current, setCurrent] = useState(Math.max(now, Date.now()));
  useEffect(() => {
    listeners.add(setCurrent);
    timer ??= setInterval(() => {
      now = Date.now();
      for (const it of listeners) it(now);
    }, everyMs);
    return () => {
      listeners.delete(setCurrent);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
  return current;
}

interface RelativeTimeProps {
  at: string;
  className?: string;
  /** A sentence around the time. */
  say?(time: string): string;
}

/** “5 min” for people, the exact moment on hover and for machines. */
export function RelativeTime({ at, className, say }: RelativeTimeProps) {
  const current = useNow();
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {say ? say(relativeTime(at, current)) : relativeTime(at, current)}
    </time>
  );
}
