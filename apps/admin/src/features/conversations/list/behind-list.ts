import { FilterChips } from './filter-chips.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { ListTools } from './views/list-tools.tsx';
import { NothingHere } from './nothing-here.tsx';
import { RowMarks } from './row-marks.tsx';
import { SearchEnd } from './tips/search-end.tsx';
import { RowCheck } from './selection/row-check.tsx';
import { SortItems, StatusItems } from './toolbar-items.tsx';

/** What of the list and its toolbar no first screen needs. */
export const behindList = {
  FilterChips,
  FilterPopover,
  ListTools,
  NothingHere,
  RowCheck,
  RowMarks,
  SearchEnd,
  SortItems,
  StatusItems,
};
