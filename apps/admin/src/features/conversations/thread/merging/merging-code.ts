import { later } from '../../../../ui/later/later.ts';

/** What merging conversations needs, once somebody wants to. */
export const mergingCode = later(() => import('./merge-dialog.tsx'));
