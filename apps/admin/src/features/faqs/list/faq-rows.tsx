import type { FaqSummary } from '@chatty/contract/faqs';
import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '#texts/faqs.ts';
import { useDeleteFaq, useSwitchFaq } from '../faq-actions.ts';
import type { FaqPage, FaqView } from '../faq-queries.ts';
import classes from './faq-list.module.css';
import { FaqRow } from './faq-row.tsx';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { isNarrowed } from './list-address.ts';
import { useMoveFaq } from './use-move-faq.ts';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';

/** The FAQs of one page, to be switched, moved and deleted where they stand. */
export function FaqRows({ view, page, waiting }: { view: FaqView; page: FaqPage; waiting: boolean }) {
  const { mutate: change } = useSwitchFaq();
  const { mutate: remove } = useDeleteFaq();
  const { move, announcement } = useMoveFaq(view, page);
  const keepFocus = useSteadyFocus(page.data);
  const rows = page.data;
  const drag = useRowDrag((from, to) => rows[from] && void move(rows[from].id, to));
  const canMove = !isNarrowed(view) && page.total > 1;
  const offset = (page.pagination.page - 1) * page.pagination.limit;

  const movingOf = (faq: FaqSummary, row: number): RowMoving => ({
    grip: drag.grip(row),
    isFirst: offset + row === 0,
    isLast: offset + row === page.total - 1,
    by: (places) => {
      keepFocus(faq.id, row);
      void move(faq.id, row + places);
    },
    style: drag.styleOf(row),
    dragged: drag.dragged === row,
  });
  return (
    <>
      <div className={classes.head} data-movable={canMove} aria-hidden>
        <span>{texts.list.question}</span>
        <span>{texts.list.published}</span>
        <span>{texts.list.featured}</span>
      </div>
      <ol className={classes.rows} data-movable={canMove} aria-label={texts.faqs} aria-busy={waiting}>
        {rows.map((faq, row) => (
          <FaqRow
            key={faq.id}
            faq={faq}
            moving={canMove ? movingOf(faq, row) : null}
            onSwitch={(patch) => change({ faq, patch })}
            onDelete={() => {
              keepFocus(faq.id, row);
              remove(faq);
            }}
          />
        ))}
      </ol>
      <p id="move-faq-help" className="visually-hidden">
        {texts.list.moveHelp}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** A row that moves or goes takes the focus with it; this gives it back, or to the row that took its place. */
function useSteadyFocus(rows: FaqSummary[]) {
  const wanted = useRef<{ id: string; row: number } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, row } = wanted.current;
    const target = rows.find((it) => it.id === id) ?? rows[Math.min(row, rows.length - 1)];
    document.querySelector<HTMLElement>(`[data-faq="${target?.id}"] :is(button, a)`)?.focus();
    wanted.current = null;
  }, [rows]);
  return (id: string, row: number) => {
    wanted.current = { id, row };
  };
}

export function SkeletonFaqs() {
  return (
    <div role="status" aria-label={texts.loadingList}>
      {Array.from({ length: 6 }, (_, row) => (
        <div className={classes.skeleton} key={row}>
          <Skeleton height={12} width={`${60 - (row % 3) * 12}%`} />
          <Skeleton height={10} width={`${85 - (row % 4) * 9}%`} />
        </div>
      ))}
    </div>
  );
}
