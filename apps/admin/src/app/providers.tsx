import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keptScheme, schemeUnchosen } from '../ui/color-scheme/color-scheme.ts';
import { later } from '../ui/later/later.ts';
import { resolveVariables, theme } from '../ui/theme.ts';
import { queryClient } from '../connection/query-client.ts';

const toastStand = later(() => import('../ui/later/toast-stand.tsx'));

/** Where toasts appear; the first of them waits for it. */
function Toasts() {
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  const isWanted = wanted || notifications.length > 0;
  const code = toastStand.use(isWanted);
  if (isWanted !== wanted) setWanted(isWanted);
  return isWanted && code && <code.ToastStand />;
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
