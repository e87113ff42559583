import type { FaqSummary } from '@chatty/contract/faqs';
import { ActionIcon, Switch } from '@mantine/core';
import { IconDots, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { later } from '../../../ui/later/later.ts';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';
import classes from './faq-list.module.css';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import type { RowItemsProps } from './row-items.tsx';

const { list } = texts;

interface FaqRowProps {
  faq: FaqSummary;
  moving: RowMoving | null;
  onSwitch(patch: { published: boolean } | { featured: boolean }): void;
  onDelete(): void;
}

export function FaqRow({ faq, moving, onSwitch, onDelete }: FaqRowProps) {
  const { question, published, featured } = faq;
  const votes = faq.helpful + faq.unhelpful;
  return (
    <li className={classes.row} data-faq={faq.id} data-dragged={moving?.dragged} style={moving?.style}>
      {moving && <Grip faq={faq} moving={moving} />}
      <div className={classes.text}>
        <Link to={`/faqs/editFaq/${faq.id}`} className={classes.question}>
          {question}
        </Link>
        <div className={classes.excerpt}>
          {faq.category && <span className={classes.category}>{faq.category}</span>}
          {faq.excerpt}
        </div>
        {votes > 0 && <div className={classes.votes}>{list.votes(faq.helpful, votes)}</div>}
      </div>
      <Switch
        className={classes.switch}
        size="sm"
        label={list.published}
        aria-label={list.publishedOf(question)}
        checked={published}
        onChange={() => onSwitch({ published: !published })}
      />
      <Switch
        className={classes.switch}
        size="sm"
        label={list.featured}
        aria-label={list.featuredOf(question)}
        checked={featured}
        onChange={() => onSwitch({ featured: !featured })}
      />
      <RowMenu faq={faq} moving={moving} onDelete={onDelete} />
    </li>
  );
}

/** Dragged by a pointer, moved by the arrow keys. */
function Grip({ faq, moving }: { faq: FaqSummary; moving: RowMoving }) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon
      {...moving.grip}
      className={classes.grip}
      aria-label={list.move(faq.question)}
      aria-describedby="move-faq-help"
      onKeyDown={step}
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}

const items = later(() => import('./row-items.tsx'));

function RowMenu(row: RowItemsProps) {
  return (
    <LaterMenu
      position="bottom-end"
      width={170}
      items={items}
      of={row}
      target={
        <ActionIcon className={classes.menu} aria-label={list.moreActions(row.faq.question)}>
          <IconDots size={18} />
        </ActionIcon>
      }
    />
  );
}
