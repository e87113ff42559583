import type { FaqSummary } from '@chatty/contract/faqs';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { CSSProperties, DOMAttributes, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/faqs.ts';
import classes from './faq-list.module.css';

const { list } = texts;

/** How a row can be moved; null while search or filters hide its neighbours. */
export interface RowMoving {
  grip: DOMAttributes<HTMLElement>;
  isFirst: boolean;
  isLast: boolean;
  by(places: -1 | 1): void;
  style: CSSProperties | undefined;
  dragged: boolean;
}

interface FaqRowProps {
  faq: FaqSummary;
  moving: RowMoving | null;
  onSwitch(patch: { published: boolean } | { featured: boolean }): void;
  onDelete(): void;
}

export function FaqRow({ faq, moving, onSwitch, onDelete }: FaqRowProps) {
  const { question, published, featured } = faq;
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

function RowMenu({ faq, moving, onDelete }: Pick<FaqRowProps, 'faq' | 'moving' | 'onDelete'>) {
  return (
    <Menu position="bottom-end" width={170} withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.menu} aria-label={list.moreActions(faq.question)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/faqs/editFaq/${faq.id}`} leftSection={<IconPencil size={15} />}>
          {list.editOne}
        </Menu.Item>
        {moving && (
          <>
            <Menu.Item leftSection={<IconArrowUp size={15} />} disabled={moving.isFirst} onClick={() => moving.by(-1)}>
              {list.moveUp}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown size={15} />} disabled={moving.isLast} onClick={() => moving.by(1)}>
              {list.moveDown}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={onDelete}>
          {texts.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
