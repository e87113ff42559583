import type { ListFilter } from '../list-filter.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { ViewsMenu } from './views-menu.tsx';

interface ListToolsProps {
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** What of the toolbar no first screen needs: the views, and while rows are chosen, the bar over all of it. */
export function ListTools({ filter, onChange }: ListToolsProps) {
  return (
    <>
      <ViewsMenu filter={filter} onChange={onChange} />
      <SelectionBar filter={filter} />
    </>
  );
}
