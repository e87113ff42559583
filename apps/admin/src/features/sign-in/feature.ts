import { linkPath } from '../../connection/session/session.ts';
import type { Feature } from '../../navigation/feature.ts';

/** `/login` is no page of its own: the gate shows it wherever nobody is signed in. */
export const signInFeature: Feature = {
  publicPages: {
    [linkPath]: async () => ({ Component: (await import('./public/links/link-page.tsx')).LinkPage }),
    '/verify-otp': async () => ({ Component: (await import('./public/verify-otp-page.tsx')).VerifyOtpPage }),
    '/reset-password': async () => ({
      Component: (await import('./public/reset-password-page.tsx')).ResetPasswordPage,
    }),
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
  },
};
