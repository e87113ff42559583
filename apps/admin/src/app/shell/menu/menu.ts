import type { Shop } from '@chatty/contract/shops';
import { texts } from '#texts/shell.ts';
import { type MenuId, type PathEntry, type Viewer, whatShows } from '../../../navigation/path-entry.ts';

export interface MenuEntry {
  id: MenuId;
  label: string;
  to: string;
}

interface Listed extends Omit<MenuEntry, 'label'> {
  /** What a menu entry needs beside the route table. */
  when?(shop: Pick<Shop, 'campaignsPublished'>): boolean;
}

/** The navigation menu, in its order. Source: specification, section 2. */
const menu: readonly Listed[] = [
  { id: 'dashboard', to: '/' },
  { id: 'inbox', to: '/inbox' },
  { id: 'contacts', to: '/contacts' },
  { id: 'faqs', to: '/faqs' },
  { id: 'chatbox', to: '/widget' },
  { id: 'assistant', to: '/ai_assistant' },
  { id: 'campaigns', to: '/campaigns' },
  {
    id: 'automation',
    to: '/settings/detail/automation/satisfaction-survey',
    when: (shop) => !shop.campaignsPublished,
  },
  { id: 'analytics', to: '/analytics' },
  { id: 'subscription', to: '/subscription' },
  { id: 'settings', to: '/settings' },
];

/** The entries of this person: those whose page exists and is open to them. */
export const menuFor = (
  table: readonly PathEntry[],
  viewer: Viewer,
  shop: Pick<Shop, 'campaignsPublished'>,
): MenuEntry[] =>
  menu
    .filter(({ id, to, when }) => {
      const first = table.find((it) => it.path === to && it.menu === id);
      return whatShows(first, viewer) === 'page' && (when?.(shop) ?? true);
    })
    .map(({ id, to }) => ({ id, to, label: texts.menu[id] }));
