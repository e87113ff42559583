import { Navigate, type RouteObject } from 'react-router';
import { faqRoutes } from '../features/faqs/routes.tsx';
import { inboxRoutes } from '../features/inbox/routes.tsx';
import { profileRoutes } from '../features/profile/routes.tsx';
import { settingsRoutes } from '../features/settings/routes.tsx';
import { teamRoutes } from '../features/team/routes.tsx';
import { AdminOnly } from './admin-only.tsx';
import { ErrorPage } from './error-page.tsx';
import { Gate } from './session/gate.tsx';
import { NotFound } from './not-found.tsx';
import { publicRoutes } from './session/routes.tsx';
import { SignedIn } from './signed-in.tsx';

/** Every address of the admin. Features bring their own, each page loaded when it is first opened. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  {
    Component: Gate,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: SignedIn,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              { index: true, element: <Navigate to="/inbox" replace /> },
              { path: '/login', element: <Navigate to="/inbox" replace /> },
              ...inboxRoutes,
              ...settingsRoutes,
              ...profileRoutes,
              { Component: AdminOnly, children: [...faqRoutes, ...teamRoutes] },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];
