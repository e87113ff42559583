import { useEffect, useState } from 'react';

/** Who has touched nothing for so long may have left their desk. */
const idleMs = 180_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Whether nobody has touched this page for some minutes. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
      setIdle(false);
    };
    touched();
    for (const it of touches) addEventListener(it, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const it of touches) removeEventListener(it, touched, { capture: true });
    };
  }, []);
  return isIdle;
}
