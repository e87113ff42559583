import { type CSSProperties, type PointerEvent, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** How far the pointer has gone, in px. */
  by: number;
  /** The height of the row that is dragged, in px. */
  height: number;
  /** Where the drag began, and the middle of every row at that moment, in px of the window. */
  start: number;
  middles: number[];
}

/** Lets rows be dragged by a handle, with a mouse, a pen or a finger. The handles stand in the rows of an `ol`. */
export function useRowDrag(drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const grip = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const list = event.currentTarget.closest('ol');
      if (event.button !== 0 || !list) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = Array.from(list.children, (it) => it.getBoundingClientRect());
      const middles = boxes.map((it) => it.top + it.height / 2);
      setDrag({ from, to: from, by: 0, height: boxes[from]?.height ?? 0, start: event.clientY, middles });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const by = event.clientY - drag.start;
      const middle = (drag.middles[from] ?? 0) + by;
      const to = drag.middles.filter((it, row) => row !== from && it < middle).length;
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

  return { grip, styleOf, dragged: drag?.from ?? null };
}
