import { later } from '../../../ui/later/later.ts';

/** What of the list and its toolbar no first screen needs, in one piece: each by itself would cost the first screen more. */
export const listCode = later(async () => (await import('./behind-list.ts')).behindList);

/** The same as a menu's items. */
export const statusItems = later(async () => ({ Items: (await listCode.load()).StatusItems }));
export const sortItems = later(async () => ({ Items: (await listCode.load()).SortItems }));
