import type { Shop } from '@chatty/contract/shops';
import { type MenuId, type PathEntry, type Viewer, whatShows } from '../../route-table/entry.ts';

export interface MenuEntry {
  id: MenuId;
  label: string;
  to: string;
}

interface Listed extends MenuEntry {
  /** Beside what the route table says of its pages. */
  when?(shop: Pick<Shop, 'campaignsPublished'>): boolean;
}

/** The navigation menu, in its order. Source: specification, section 2. */
const menu: readonly Listed[] = [
  { id: 'dashboard', label: 'Dashboard', to: '/' },
  { id: 'inbox', label: 'Inbox', to: '/inbox' },
  { id: 'contacts', label: 'Contacts', to: '/contacts' },
  { id: 'faqs', label: 'FAQs', to: '/faqs' },
  { id: 'chatbox', label: 'Chatbox', to: '/widget' },
  { id: 'assistant', label: 'AI assistant', to: '/ai_assistant' },
  { id: 'campaigns', label: 'Proactive chat', to: '/campaigns' },
  {
    id: 'automation',
    label: 'Automation',
    to: '/settings/detail/automation/satisfaction-survey',
    when: (shop) => !shop.campaignsPublished,
  },
  { id: 'analytics', label: 'Analytics', to: '/analytics' },
  { id: 'subscription', label: 'Subscription', to: '/subscription' },
  { id: 'settings', label: 'Settings', to: '/settings' },
];

/** The entries that this person has: those that lead to a page which is built and theirs. */
export const menuFor = (
  table: readonly PathEntry[],
  viewer: Viewer,
  shop: Pick<Shop, 'campaignsPublished'>,
): MenuEntry[] =>
  menu.filter(({ id, to, when }) => {
    const first = table.find((it) => it.path === to && it.menu === id);
    return whatShows(first, viewer) === 'page' && (when?.(shop) ?? true);
  });
