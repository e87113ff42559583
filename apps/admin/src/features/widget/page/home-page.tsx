import { IconAdjustments, IconChevronRight, IconMessages, IconPalette, IconSpeakerphone } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { texts } from '#texts/widget.ts';
import { LeadTo } from '../../../navigation/lead-to.tsx';
import { firstWidgetPage } from '../../../navigation/widget-page.ts';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { popupPaths } from '../popups/popup-paths.ts';
import classes from './page.module.css';
import { builtPages } from './pages.ts';

const icons = {
  appearance: IconPalette,
  advanced: IconAdjustments,
  chat_page: IconMessages,
  popups: IconSpeakerphone,
};
const places = [
  ...builtPages.map((it) => ({ it, to: `/widget/${it}` })),
  { it: 'popups' as const, to: popupPaths.welcome },
];

/** Leads to the page that was open last; without one it lists them all. */
export function WidgetHomePage() {
  const { hash } = useLocation();
  const first = firstWidgetPage({ innerWidth: window.innerWidth, hash });
  const stored = builtPages.find((it) => it === first);
  if (stored) return <LeadTo to={{ pathname: `/widget/${stored}`, hash }} />;
  return (
    <Page title={texts.title} width="narrow">
      <Card padded={false}>
        <ul className={classes.places} aria-label={texts.pages}>
          {places.map(({ it, to }) => {
            const Icon = icons[it];
            return (
              <li key={it}>
                <Link to={to} className={classes.place}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                  <span className={classes.words}>
                    <span className={classes.name}>{texts[it].title}</span>
                    <span className={classes.text}>{texts[it].text}</span>
                  </span>
                  <IconChevronRight size={16} stroke={1.8} aria-hidden />
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </Page>
  );
}
