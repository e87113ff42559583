import type { FaqSummary } from '@chatty/contract/faqs';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { useRowDrag } from '../../../ui/order/use-row-drag.ts';
import { Tag } from '../../../ui/tag.tsx';
import classes from './block-form.module.css';

interface PickedListProps {
  ids: readonly string[];
  faqs: readonly FaqSummary[];
  onChange(ids: string[]): void;
}

/** The picked FAQs in their order: dragged by a pointer, moved by the arrow keys, taken out by a button. */
export function PickedList({ ids, faqs, onChange }: PickedListProps) {
  const [said, setSaid] = useState('');
  const keepFocus = useSteadyFocus(ids);
  const byId = new Map(faqs.map((it) => [it.id, it]));
  const nameOf = (id: string) => byId.get(id)?.question ?? texts.form.gone;

  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    setSaid(texts.form.moved(nameOf(id), to + 1, ids.length));
  };
  const drag = useRowDrag(move);
  const step = (event: KeyboardEvent, id: string, row: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    keepFocus(id);
    move(row, row + (event.key === 'ArrowUp' ? -1 : 1));
  };
  if (ids.length === 0) return null;
  return (
    <div>
      <ol className={classes.picked} aria-label={texts.form.picked}>
        {ids.map((id, row) => (
          <li
            key={id}
            className={classes.item}
            data-picked={id}
            data-dragged={drag.dragged === row}
            style={drag.styleOf(row)}
          >
            <ActionIcon
              {...drag.grip(row)}
              className={classes.grip}
              aria-label={texts.form.move(nameOf(id))}
              aria-describedby="move-picked-help"
              onKeyDown={(event) => step(event, id, row)}
            >
              <IconGripVertical size={16} stroke={1.6} />
            </ActionIcon>
            <span className={classes.question}>{nameOf(id)}</span>
            {byId.get(id)?.published === false && <Tag tone="warn">{texts.form.unpublished}</Tag>}
            <ActionIcon
              aria-label={texts.form.remove(nameOf(id))}
              onClick={() => {
                keepFocus(ids[row + 1] ?? ids[row - 1] ?? '');
                onChange(ids.filter((it) => it !== id));
              }}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <p id="move-picked-help" className="visually-hidden">
        {texts.form.moveHelp}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** A row that moves or goes takes the focus with it; this gives it back, or to its neighbor. */
function useSteadyFocus(ids: readonly string[]) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || ids.length === 0) return;
    document.querySelector<HTMLElement>(`[data-picked="${wanted.current}"] button`)?.focus();
    wanted.current = null;
  }, [ids]);
  return (id: string) => {
    wanted.current = id;
  };
}
