import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** How far the pointer has gone, in px. */
  by: number;
  /** The height of the row that is dragged, in px. */
  height: number;
}

/** Lets rows be dragged by a handle, with a mouse, a pen or a finger. The rows are the children of `list`. */
export function useRowDrag(drop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef({ y: 0, middles: [] as number[] });
  const [drag, setDrag] = useState<Drag | null>(null);

  const grip = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = Array.from(list.current.children, (it) => it.getBoundingClientRect());
      start.current = { y: event.clientY, middles: boxes.map((it) => it.top + it.height / 2) };
      setDrag({ from, to: from, by: 0, height: boxes[from]?.height ?? 0 });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const by = event.clientY - start.current.y;
      const middle = (start.current.middles[from] ?? 0) + by;
      const to = start.current.middles.filter((it, row) => row !== from && it < middle).length;
      setDrag({ ...drag, by, to });
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) drop(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  const styleOf = (row: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    if (row === drag.from) return { transform: `translateY(${drag.by}px)`, zIndex: 1 };
    const down = row > drag.from && row <= drag.to;
    const up = row < drag.from && row >= drag.to;
    return { transform: `translateY(${down ? -drag.height : up ? drag.height : 0}px)`, transition: 'transform 0.15s' };
  };

  return { list, grip, styleOf, dragged: drag?.from ?? null };
}
