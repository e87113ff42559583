import type { FaqSummary } from '@chatty/contract/faqs';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { Items as MoveItems } from '../../../ui/order/move-items.tsx';
import type { RowMoving } from '../../../ui/order/row-moving.ts';

const { list } = texts;

export interface RowItemsProps {
  faq: FaqSummary;
  /** Null while search or filters hide its neighbors. */
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
      {moving && <MoveItems moving={moving} />}
      <Menu.Divider />
      <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={onDelete}>
        {texts.delete}
      </Menu.Item>
    </>
  );
}
