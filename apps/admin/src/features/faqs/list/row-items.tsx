import type { FaqSummary } from '@chatty/contract/faqs';
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { CSSProperties, DOMAttributes } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/faqs.ts';

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

export interface RowItemsProps {
  faq: FaqSummary;
  moving: RowMoving | null;
  onDelete(): void;
}

/** What can be done to one FAQ of the list. */
export function Items({ faq, moving, onDelete }: RowItemsProps) {
  return (
    <>
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
    </>
  );
}
