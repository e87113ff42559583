import { Menu } from '@mantine/core';
import { texts } from '#texts/conversations.ts';
import { type ListFilter, sorts, statuses } from './list-filter.ts';

export interface ToolbarItemsProps {
  filter: ListFilter;
  set(part: Partial<ListFilter>): void;
}

export function StatusItems({ filter, set }: ToolbarItemsProps) {
  return (
    <Menu.RadioGroup
      value={filter.status}
      onChange={(value) => set({ status: statuses.find((it) => it === value) ?? filter.status })}
    >
      {statuses.map((status) => (
        <Menu.RadioItem key={status} value={status} closeMenuOnClick>
          {texts.statuses[status]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function SortItems({ filter, set }: ToolbarItemsProps) {
  return (
    <Menu.RadioGroup
      value={filter.sort}
      onChange={(value) => set({ sort: sorts.find((it) => it === value) ?? filter.sort })}
    >
      {sorts.map((sort) => (
        <Menu.RadioItem key={sort} value={sort} closeMenuOnClick>
          {texts.sorts[sort]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
