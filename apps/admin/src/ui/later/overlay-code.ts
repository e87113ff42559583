import { later } from './later.ts';

/** Dialogs, menus and hints: none of them is on a first screen. */
export const overlayCode = later(() => import('./overlays.tsx'));
