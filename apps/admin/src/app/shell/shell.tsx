import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { texts } from '#texts/shell.ts';
import { isEmbedded } from '../../ui/embedded/app-bridge.ts';
import { usePageViews } from '../../navigation/telemetry.ts';
import { later } from '../../ui/later/later.ts';
import { useHere, useViewer } from '../../navigation/viewer.ts';
import { features } from '../features.ts';
import { routeTable } from '../route-table/route-table.ts';
import { DisconnectedBar } from './disconnected-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { HostFrame } from './frame/host-frame.tsx';
import { isInModal, layoutOf } from './frame/layout.ts';
import { OwnFrame } from './frame/own-frame.tsx';
import { SupportSession } from './frame/support-session.tsx';
import classes from './shell.module.css';
import { UnreadTitle } from './unread-title.tsx';

const behindPages = later(() => import('./behind-pages.tsx'));

/** What stands around every page: our own frame, or the Shopify admin's. Pages do not know which. */
export function Shell({ children }: { children: ReactNode }) {
  const { role, installed } = useViewer();
  const { entry, shown } = useHere();
  const { pathname, search } = useLocation();
  usePageViews();
  const behind = behindPages.use();
  const fills = shown === 'page' && entry?.fills === true;
  const layout = layoutOf({ pathname, role, installed, inModal: isInModal(search), fills });
  const page = (
    <>
      <UnreadTitle page={entry?.title} />
      {behind && <behind.BehindPages table={routeTable} features={features} />}
      <a className={classes.skip} href="#page">
        {texts.skipToPage}
      </a>
      <main id="page" tabIndex={-1} className={fills ? classes.full : classes.main}>
        <SupportSession />
        <DisconnectedBar />
        {children}
        {layout.footer && <Footer />}
      </main>
    </>
  );
  return isEmbedded() ? <HostFrame>{page}</HostFrame> : <OwnFrame layout={layout}>{page}</OwnFrame>;
}
