import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../connection/query-client.ts';
import { features } from './features.ts';
import { router } from './router.tsx';
import { type SessionStatus, useSessionStatus } from '../connection/session/session.ts';

/**
 * In these states a page may hold somebody's data. A public page reads before the state is known, and keeps what it
 * read.
 */
const showing: readonly SessionStatus[] = ['in', 'choosing', 'ended'];

/** Nothing of one session may be seen in the next. */
export function Root() {
  const status = useSessionStatus();
  const [was, setWas] = useState(status);
  useEffect(() => {
    if ((status === 'out' || status === 'asked-for-seat') && showing.includes(was)) {
      queryClient.clear();
      for (const it of features) it.forget?.();
    }
    setWas(status);
  }, [status, was]);
  // A page gives way at once: what is typed after another conversation was chosen must not land in the one before.
  return <RouterProvider router={router} useTransitions={false} />;
}
