import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { forgetDrafts } from '../features/inbox/composer/drafts.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { useSessionStatus } from './session/session.ts';

/** Nothing of one session may be seen in the next. */
export function Root() {
  const status = useSessionStatus();
  const [was, setWas] = useState(status);
  useEffect(() => {
    if (status === 'out' && was !== 'out') {
      queryClient.clear();
      forgetDrafts();
    }
    setWas(status);
  }, [status, was]);
  return <RouterProvider router={router} />;
}
