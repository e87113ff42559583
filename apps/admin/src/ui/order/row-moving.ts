import type { CSSProperties, DOMAttributes } from 'react';

/** How a row of a list can be moved: by its grip, or by a place at a time. */
export interface RowMoving {
  grip: DOMAttributes<HTMLElement>;
  isFirst: boolean;
  isLast: boolean;
  by(places: -1 | 1): void;
  style: CSSProperties | undefined;
  dragged: boolean;
}
