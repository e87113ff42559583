import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { usePageViews } from '../analytics.ts';
import { Brand } from './brand.tsx';
import { DisconnectedBar } from './disconnected-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';
import { UnreadTitle } from './unread-title.tsx';
import { UserMenu } from './user-menu.tsx';

/** What a route may say about its page. */
export interface PageHandle {
  title?: string;
  /** The page fills the window below the top bar, scrolls by itself, and has no footer. */
  fullscreen?: boolean;
}

/** Top bar, navigation and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [open, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  const handle: PageHandle = Object.assign({}, ...useMatches().map((it) => it.handle ?? {}));
  usePageViews();
  const { close } = menu;
  // The menu of a small screen closes whenever the address changes.
  useEffect(() => close(), [close, pathname]);

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !open } }}
      padding={0}
      withBorder={false}
    >
      <UnreadTitle page={handle.title} />
      <a className={classes.skip} href="#page">
        Skip to the page
      </a>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger opened={open} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label="Menu" />
            <Brand />
          </Group>
          <UserMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.nav} aria-label="Main">
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1} className={handle.fullscreen ? classes.full : classes.main}>
        <DisconnectedBar />
        {children}
        {!handle.fullscreen && <Footer />}
      </AppShell.Main>
    </AppShell>
  );
}
