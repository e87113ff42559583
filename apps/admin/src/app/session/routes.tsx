import type { RouteObject } from 'react-router';
import { ErrorPage } from '../not-found/error-page.tsx';
import { linkPath } from './session.ts';

/** Pages that anybody may open, signed in or not. `/login` is no page of its own: the gate shows it wherever nobody is signed in. */
export const publicRoutes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: linkPath, lazy: async () => ({ Component: (await import('./public/links/link-page.tsx')).LinkPage }) },
      {
        path: '/verify-otp',
        lazy: async () => ({ Component: (await import('./public/verify-otp-page.tsx')).VerifyOtpPage }),
      },
      {
        path: '/reset-password',
        lazy: async () => ({ Component: (await import('./public/reset-password-page.tsx')).ResetPasswordPage }),
      },
      {
        path: '/set-new-password',
        lazy: async () => ({ Component: (await import('./public/links/set-password-page.tsx')).SetPasswordPage }),
      },
      {
        path: '/verify',
        lazy: async () => ({ Component: (await import('./public/links/confirm-page.tsx')).VerifyPage }),
      },
      {
        path: '/verify-topic-email',
        lazy: async () => ({ Component: (await import('./public/links/confirm-page.tsx')).VerifyTopicEmailPage }),
      },
      {
        path: '/email-subscribe',
        lazy: async () => ({ Component: (await import('./public/links/email-subscribe-page.tsx')).EmailSubscribePage }),
      },
    ],
  },
];
