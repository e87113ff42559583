import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { NotFound } from '../navigation/not-found/not-found.tsx';

/** Shown when a page fails to render. The router shows it until the next navigation. */
export function ErrorPage() {
  const problem = useRouteError();
  useEffect(() => console.error(problem), [problem]);
  return <NotFound />;
}
