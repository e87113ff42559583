import { useEffect, useState } from 'react';

/** Whether what one came for is here and has been drawn: what comes after it costs its first sight nothing. */
export function useDrawn(isHere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame comes after this callback, and the timer after the frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isHere]);
  return isDrawn;
}
