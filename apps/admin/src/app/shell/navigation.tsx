import { unreadBadgeCap } from '@chatty/contract/limits';
import { IconBuildingStore, IconInbox, IconQuestionMark } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../me.tsx';
import classes from './shell.module.css';
import { useUnread } from './unread.ts';

interface Entry {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  /** Members see the inbox only; the rest belongs to admins. */
  admin: boolean;
}

/** In the order of the product's menu. An entry stands here once its pages work. */
const entries: Entry[] = [
  { to: '/inbox', label: 'Inbox', icon: IconInbox, admin: false },
  { to: '/faqs', label: 'FAQs', icon: IconQuestionMark, admin: true },
];

export function Navigation() {
  const { member, shop } = useMe();
  const unread = useUnread();
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {entries
          .filter((it) => !it.admin || member.role === 'admin')
          .map((it) => (
            <li key={it.to}>
              <NavLink to={it.to} className={classes.entry}>
                <it.icon size={18} stroke={1.8} />
                {it.label}
                {it.to === '/inbox' && <UnreadBadge unread={unread} />}
              </NavLink>
            </li>
          ))}
      </ul>
      <div style={{ marginTop: 'auto' }}>
        <a className={classes.entry} href={shop.storefrontUrl} target="_blank" rel="noreferrer">
          <IconBuildingStore size={18} stroke={1.8} />
          <span>View storefront</span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </div>
    </>
  );
}

function UnreadBadge({ unread }: { unread: number }): ReactNode {
  if (unread === 0) return null;
  return (
    <span className={classes.badge} data-testid="unread-badge">
      {unread > unreadBadgeCap ? `${unreadBadgeCap}+` : unread}
      <span className="visually-hidden"> unread conversations</span>
    </span>
  );
}
