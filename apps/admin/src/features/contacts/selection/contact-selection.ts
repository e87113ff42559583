import { createSelection } from '../../../ui/selection/selection.ts';

/** Which contacts of the list are chosen: some, or all that matched when it was read. */
export const { useSelection, showRows, clearSelection, toggle, selectTo, selectEverything } = createSelection<{
  count: number;
  at: string;
}>();

/** Chooses all rows that are shown, or none. */
export function toggleAll(): void {
  const { rows, ids, everything } = useSelection.getState();
  const [first, last] = [rows[0], rows.at(-1)];
  if (everything || rows.every((it) => ids.has(it)) || first === undefined || last === undefined)
    return clearSelection();
  useSelection.setState({ anchor: first });
  selectTo(last);
}
