import { useMe } from '../../../people/me.tsx';
import { routeTable } from '../../route-table/route-table.ts';
import { useViewer } from '../../../navigation/viewer.ts';
import { type MenuEntry, menuFor } from './menu.ts';

/** The menu of whoever is signed in. */
export const useMenu = (): MenuEntry[] => menuFor(routeTable, useViewer(), useMe().shop);
