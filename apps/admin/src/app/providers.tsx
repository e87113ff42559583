import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { keptScheme, schemeUnchosen } from '../ui/color-scheme/color-scheme.ts';
import { later } from '../ui/later/later.ts';
import { PlainToasts } from '../ui/later/plain-toasts.tsx';
import { resolveVariables, theme } from '../ui/theme.ts';
import { queryClient } from '../connection/query-client.ts';

const toastStand = later(() => import('../ui/later/toast-stand.tsx'));

/**
 * Where toasts appear. The browser fetches their code as soon as the page is there, before there is anything to tell.
 * If that fails, plain text takes their place until the connection is back.
 */
function Toasts() {
  const [isAway, setAway] = useState(false);
  const code = toastStand.use();
  useEffect(() => {
    const fetchNow = () =>
      toastStand.load().then(
        () => setAway(false),
        () => setAway(true),
      );
    if (document.readyState === 'complete') void fetchNow();
    else window.addEventListener('load', fetchNow, { once: true });
    window.addEventListener('online', fetchNow);
    return () => {
      window.removeEventListener('load', fetchNow);
      window.removeEventListener('online', fetchNow);
    };
  }, []);
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
