import type { RouteObject } from 'react-router';
import { ErrorPage } from '../../app/error-page.tsx';
import { afterDeployment } from '../../navigation/after-deployment.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { linkPath } from '../../connection/session/session.ts';

const pages: Record<string, LoadPage> = {
  [linkPath]: async () => ({ Component: (await import('./public/links/link-page.tsx')).LinkPage }),
  '/verify-otp': async () => ({ Component: (await import('./public/verify-otp-page.tsx')).VerifyOtpPage }),
  '/reset-password': async () => ({ Component: (await import('./public/reset-password-page.tsx')).ResetPasswordPage }),
  '/set-new-password': async () => ({
    Component: (await import('./public/links/set-password-page.tsx')).SetPasswordPage,
  }),
  '/verify': async () => ({ Component: (await import('./public/links/confirm-page.tsx')).VerifyPage }),
  '/verify-topic-email': async () => ({
    Component: (await import('./public/links/confirm-page.tsx')).VerifyTopicEmailPage,
  }),
  '/email-subscribe': async () => ({
    Component: (await import('./public/links/email-subscribe-page.tsx')).EmailSubscribePage,
  }),
};

/**
 * Pages that anybody may open, signed in or not. `/login` is no page of its own: the gate shows it wherever nobody is
 * signed in.
 */
export const publicRoutes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: Object.entries(pages).map(([path, page]) => ({ path, lazy: afterDeployment(page) })),
  },
];
