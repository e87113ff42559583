import { type ReactNode, useId } from 'react';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';
import classes from './ordered.module.css';

/** How a row is moved, and the id of what says so. */
export type OrderedMoving = RowMoving & { help: string };

interface OrderedListProps<Row> {
  label: string;
  help: string;
  /** What was moved last, for screen readers. */
  announcement: string;
  rows: readonly Row[];
  /** Null for whoever may only read. */
  move: ((id: string, to: number) => void) | null;
  children(row: Row, moving: OrderedMoving | null): ReactNode;
}

/** Rows whose order counts: dragged, moved by keys, or by their menu. */
export function OrderedList<Row extends { id: string }>(props: OrderedListProps<Row>) {
  const { label, help, announcement, rows, move, children } = props;
  const helpId = useId();
  const drag = useRowDrag((from, to) => rows[from] && move?.(rows[from].id, to));
  const movingOf = ({ id }: Row, at: number): OrderedMoving | null =>
    move && {
      help: helpId,
      grip: drag.grip(at),
      isFirst: at === 0,
      isLast: at === rows.length - 1,
      by: (places) => move(id, at + places),
      style: drag.styleOf(at),
      dragged: drag.dragged === at,
    };
  return (
    <>
      <ol className={classes.rows} aria-label={label} data-movable={move !== null}>
        {rows.map((row, at) => children(row, movingOf(row, at)))}
      </ol>
      <p id={helpId} className="visually-hidden">
        {help}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
