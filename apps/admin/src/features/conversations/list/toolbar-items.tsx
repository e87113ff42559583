import { Menu } from '@mantine/core';
import { texts } from '#texts/conversations.ts';
import type { ListFilter } from './list-filter.ts';

export interface ToolbarItemsProps {
  filter: ListFilter;
  set(part: Partial<ListFilter>): void;
}

export function FilterItems({ filter, set }: ToolbarItemsProps) {
  return (
    <>
      <Menu.CheckboxItem checked={filter.unread} onChange={(unread) => set({ unread })}>
        {texts.unread}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem checked={filter.waiting} onChange={(waiting) => set({ waiting })}>
        {texts.waitingForReply}
      </Menu.CheckboxItem>
    </>
  );
}

const sorts = ['latest', 'longest_waiting'] as const;

export function SortItems({ filter, set }: ToolbarItemsProps) {
  return (
    <Menu.RadioGroup
      value={filter.sort}
      onChange={(sort) => set({ sort: sort === 'latest' ? 'latest' : 'longest_waiting' })}
    >
      {sorts.map((sort) => (
        <Menu.RadioItem key={sort} value={sort}>
          {texts.sorts[sort]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
