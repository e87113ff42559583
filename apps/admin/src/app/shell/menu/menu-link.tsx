import { unreadBadgeCap } from '@chatty/contract/limits';
import { Link } from 'react-router';
import { texts } from '#texts/shell.ts';
import { Hint } from '../../../ui/later/hint.tsx';
import { useHere } from '../../../navigation/viewer.ts';
import classes from '../shell.module.css';
import { useUnread } from '../../../features/conversations/live/unread.ts';
import { menuIcons } from './icons.ts';
import type { MenuEntry } from './menu.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  /** `row` with its name beside the icon, `icon` alone with the name as a hint, `tab` with the name below. */
  as: 'row' | 'icon' | 'tab';
}

/** One entry of the menu. It is the current one on all pages that belong to it. */
export function MenuLink({ entry, as }: MenuLinkProps) {
  const { entry: here } = useHere();
  const Icon = menuIcons[entry.id];
  const link = (
    <Link
      to={entry.to}
      className={classes.entry}
      data-as={as}
      aria-current={here?.menu === entry.id ? 'page' : undefined}
    >
      <Icon size={as === 'row' ? 18 : 20} stroke={1.8} />
      <span className={as === 'icon' ? 'visually-hidden' : undefined}>{entry.label}</span>
      {entry.id === 'inbox' && <UnreadBadge />}
    </Link>
  );
  if (as !== 'icon') return link;
  return (
    <Hint label={entry.label} position="right">
      {link}
    </Hint>
  );
}

function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={classes.badge} data-testid="unread-badge">
      {unread > unreadBadgeCap ? `${unreadBadgeCap}+` : unread}
      <span className="visually-hidden"> {texts.unreadConversations}</span>
    </span>
  );
}
