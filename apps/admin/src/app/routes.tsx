import type { RouteObject } from 'react-router';
import { afterDeployment } from '../navigation/after-deployment.ts';
import { features } from './features.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from '../navigation/not-found/not-found.tsx';
import { Guard } from './gates/guard.tsx';
import { routeTable } from './route-table/route-table.ts';
import { routesOf } from './route-table/routes-of.tsx';
import { Gate, Waiting } from '../features/sign-in/gate.tsx';
import { SignedIn } from './signed-in.tsx';

const publicPages = features.flatMap((it) => Object.entries(it.publicPages ?? {}));

/** Every address of the admin: the public ones, and behind the sign-in those of the route table. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: publicPages.map(([path, page]) => ({ path, lazy: afterDeployment(page) })),
  },
  {
    Component: Gate,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Waiting,
    children: [
      {
        Component: SignedIn,
        children: [
          {
            Component: Guard,
            ErrorBoundary: ErrorPage,
            children: [...routesOf(routeTable), { path: '*', Component: NotFound }],
          },
        ],
      },
    ],
  },
];
