import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { keptScheme, schemeUnchosen } from '../ui/color-scheme/color-scheme.ts';
import { later } from '../ui/later/later.ts';
import { PlainToasts } from '../ui/later/plain-toasts.tsx';
import { resolveVariables, theme } from '../ui/theme.ts';
import { queryClient } from '../connection/query-client.ts';

const toastStand = later(() => import('../ui/later/toast-stand.tsx'));

/**
 * Where toasts appear. Their code comes after the first screen, or at once when there is something to tell. If it cannot
 * be fetched then, plain text takes its place until the connection is back.
 */
function Toasts() {
  const [isAway, setAway] = useState(false);
  const isTold = useNotifications().notifications.length > 0;
  const code = toastStand.use();
  useEffect(() => {
    if (!isTold) return;
    const fetchNow = () =>
      toastStand.load().then(
        () => setAway(false),
        () => setAway(true),
      );
    void fetchNow();
    window.addEventListener('online', fetchNow);
    return () => window.removeEventListener('online', fetchNow);
  }, [isTold]);
  if (code) return <code.ToastStand />;
  return isAway && <PlainToasts />;
}

/** What every screen stands on, signed in or not. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveVariables}
        colorSchemeManager={keptScheme}
        defaultColorScheme={schemeUnchosen()}
      >
        <Toasts />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
