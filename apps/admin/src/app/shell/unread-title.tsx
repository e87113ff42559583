import { unreadBadgeCap } from '@chatty/contract/limits';
import { useEffect } from 'react';
import plainIcon from '../../ui/favicon.svg';
import { isEmbedded } from '../../ui/embedded/app-bridge.ts';
import { outside } from '../../ui/theme.ts';
import { isInstalled } from '../../ui/browser/installed.ts';
import { useUnread } from '../../features/conversations/live/unread.ts';
import { useClaimedTitle } from '../../ui/browser/window-title.ts';

const text = (unread: number) => (unread > unreadBadgeCap ? `${unreadBadgeCap}+` : String(unread));

/** The page's icon with a red mark that carries the number. */
function iconWith(unread: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${outside.ink}" d="M8 3h16a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-8.5l-6.2 4.7A.8.8 0 0 1 8 28v-4a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z"/><circle cx="20" cy="12" r="12" fill="${outside.alarm}"/><text x="20" y="12.5" fill="${outside.paper}" font-family="Arial,sans-serif" font-weight="700" font-size="${unread > 9 ? 13 : 17}" text-anchor="middle" dominant-baseline="central">${text(unread)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The Shopify admin shows it in its own title bar, where the app's name stands already. */
const titleOf = (page: string, unread: number): string =>
  isEmbedded() ? page : `${unread > 0 ? `(${text(unread)}) ` : ''}${page} · Chatty`;

/** Shows the number on the icons of the tab and of the installed app. */
function showNumber(unread: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = unread > 0 ? iconWith(unread) : plainIcon;
  if (isInstalled()) void navigator.setAppBadge?.(unread).catch(() => {});
}

/**
 * Title and icon of the tab, and of the installed app, show the unread number, so that it can be seen from another
 * window.
 */
export function UnreadTitle({ page }: { page: string | undefined }) {
  const unread = useUnread();
  const claimed = useClaimedTitle();
  useEffect(() => {
    if (page && claimed === null) document.title = titleOf(page, unread);
  }, [unread, page, claimed]);
  useEffect(() => showNumber(unread), [unread]);
  // Nothing is unread for who has signed out.
  useEffect(() => () => showNumber(0), []);
  return null;
}
