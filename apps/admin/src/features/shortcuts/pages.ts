import { applyShortcutEvent } from '../../connection/shortcuts/shortcut-queries.ts';
import { AddShortcutPage } from './form/add-shortcut-page.tsx';
import { EditShortcutPage } from './form/edit-shortcut-page.tsx';
import { ShortcutListPage } from './list/shortcut-list-page.tsx';

/** What comes when it is wanted. */
export const ofShortcuts = { AddShortcutPage, EditShortcutPage, ShortcutListPage, applyShortcutEvent };
