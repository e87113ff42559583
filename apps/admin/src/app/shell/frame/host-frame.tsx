import { AppShell } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHere } from '../../viewer/viewer.ts';
import { HostMenu } from '../menu/host-menu.tsx';
import classes from '../shell.module.css';
import { UserMenu } from '../user/user-menu.tsx';

/** Inside the Shopify admin: its navigation and title bar are ours there, so this frame has none of its own. */
export function HostFrame({ children }: { children: ReactNode }) {
  const { entry } = useHere();
  // Away mode and one's account have no place in the host: they stand where people look after the inbox.
  const withMember = entry?.menu === 'inbox' || entry?.menu === 'settings';
  return (
    <AppShell header={{ height: 40, collapsed: !withMember }} padding={0} withBorder={false} transitionDuration={0}>
      <HostMenu />
      {withMember && (
        <AppShell.Header className={classes.member}>
          <UserMenu as="bar" />
        </AppShell.Header>
      )}
      {children}
    </AppShell>
  );
}
