import { mobileBreakpointPx } from '@chatty/contract/limits';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router';
import { texts } from '#texts/widget.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { EmbedBanner } from '../../../connection/theme-embed/embed-banner.tsx';
import { storedWidgetPage } from '../../../navigation/widget-page.ts';
import { Page } from '../../../ui/page.tsx';
import { popupPaths } from '../popups/popup-paths.ts';
import classes from './page.module.css';
import { type BuiltPage, builtPages } from './pages.ts';

interface EditorPageProps {
  page: BuiltPage;
  children(settings: SavedSettings): ReactNode;
}

/** A page of the chatbox's settings: its title, the way to the others, and the editor once the settings are there. */
export function EditorPage({ page, children }: EditorPageProps) {
  const isPhone = useMediaQuery(`(max-width: ${mobileBreakpointPx - 1}px)`);
  useEffect(() => storedWidgetPage.write(page), [page]);
  return (
    <Page title={texts.title} width="full" {...(isPhone ? { back: { to: '/widget', label: texts.title } } : {})}>
      <nav className={classes.tabs} aria-label={texts.pages}>
        {builtPages.map((it) => (
          <NavLink key={it} to={`/widget/${it}`} className={classes.tab}>
            {texts[it].title}
          </NavLink>
        ))}
        <NavLink to={popupPaths.welcome} className={classes.tab}>
          {texts.popups.title}
        </NavLink>
      </nav>
      <EmbedBanner />
      <WithSettings>{children}</WithSettings>
    </Page>
  );
}
