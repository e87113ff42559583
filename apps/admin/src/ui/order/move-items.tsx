import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { texts } from '#texts/controls.ts';
import type { RowMoving } from './row-moving.ts';

/** The items of a menu that move a row by a place, for whoever does not drag. */
export function Items({ moving }: { moving: Pick<RowMoving, 'isFirst' | 'isLast' | 'by'> }) {
  return (
    <>
      <Menu.Item leftSection={<IconArrowUp size={15} />} disabled={moving.isFirst} onClick={() => moving.by(-1)}>
        {texts.moveUp}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown size={15} />} disabled={moving.isLast} onClick={() => moving.by(1)}>
        {texts.moveDown}
      </Menu.Item>
    </>
  );
}
