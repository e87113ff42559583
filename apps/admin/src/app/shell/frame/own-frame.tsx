import { Burger, Group } from '@mantine/core';
import { mobileBreakpointPx } from '@chatty/contract/limits';
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { texts } from '#texts/shell.ts';
import { useViewer } from '../../../navigation/viewer.ts';
import { BottomBar } from '../menu/bottom-bar.tsx';
import { Navigation } from '../menu/navigation.tsx';
import classes from '../shell.module.css';
import { UserMenu } from '../user/user-menu.tsx';
import { Brand } from '../../../ui/brand.tsx';
import { ShopMark, ShopName } from './shop-name.tsx';
import frame from './frame.module.css';
import type { Layout } from './layout.ts';

/** With this class the library keeps fixed elements in place while a dialog hides the page's scrollbar. */
const besideScrollbar = 'right-scroll-bar-position';

/** The frame of the stand-alone app: top bar, navigation at the side, and a bar at the bottom for a thumb. */
export function OwnFrame({ layout, children }: { layout: Layout; children: ReactNode }) {
  const { role, installed } = useViewer();
  const [open, menu] = useDisclosure(false);
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'chatty:navigation-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { pathname } = useLocation();
  const { close } = menu;
  // The menu of a small screen closes whenever the address changes.
  useEffect(() => close(), [close, pathname]);

  const { navigation, fullscreen } = layout;
  const isCompact = navigation === 'compact';
  const wide = useMediaQuery(`(min-width: ${mobileBreakpointPx}px)`, true, { getInitialValueInEffect: false });
  const mayToggle = role === 'admin' && !installed;
  const narrow = isCompact || (mayToggle && collapsed && !open);
  return (
    <div
      className={frame.frame}
      data-top-bar={!fullscreen}
      data-side={navigation === 'none' ? 'none' : narrow ? 'narrow' : 'wide'}
      data-bottom-bar={isCompact}
    >
      {!fullscreen && (
        <header className={`${frame.topBar} ${classes.header} ${besideScrollbar}`}>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="xs" wrap="nowrap" miw={0}>
              {navigation === 'whole' && (
                <Burger opened={open} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label={texts.openMenu} />
              )}
              <Brand />
              <ShopName />
            </Group>
            <UserMenu as="bar" />
          </Group>
        </header>
      )}
      {(wide ? navigation !== 'none' : navigation === 'whole' && open) && (
        <nav className={`${frame.side} ${classes.nav}`} aria-label={texts.mainMenu} data-narrow={narrow}>
          {fullscreen && <ShopMark />}
          <Navigation narrow={narrow} toggle={mayToggle ? () => setCollapsed(!collapsed) : undefined} />
          {fullscreen && <UserMenu as="icon" />}
        </nav>
      )}
      {isCompact && !wide && (
        <nav className={`${frame.bottomBar} ${classes.bottom} ${besideScrollbar}`} aria-label={texts.mainMenu}>
          <BottomBar />
        </nav>
      )}
      {children}
    </div>
  );
}
