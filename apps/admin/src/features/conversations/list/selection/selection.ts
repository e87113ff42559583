import { createSelection } from '../../../../ui/selection/selection.ts';

/** All that match the list, as counted then. */
interface Everything {
  count: number;
  at: string;
}

/** Which conversations of the list are chosen. */
export const { useSelection, showRows, clearSelection, toggle, selectTo, selectEverything } =
  createSelection<Everything>();
