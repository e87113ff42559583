import type { FaqSummary } from '@chatty/contract/faqs';
import { ActionIcon, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { later } from '../../../ui/later/later.ts';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';
import { Grip } from '../../../ui/order/grip.tsx';
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
      {moving && <Grip label={list.move(question)} help="move-faq-help" moving={moving} className={classes.grip} />}
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
