import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { idle } from '../ui/idle.ts';
import { resolveVariables, theme } from '../ui/theme.ts';
import { queryClient } from './query-client.ts';

/** Where toasts appear; one that is shown before it is there waits for it. */
const Notifications = lazy(async () => {
  await idle();
  return { default: (await import('@mantine/notifications')).Notifications };
});

/** What every screen stands on, signed in or not. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme="light">
        <Suspense fallback={null}>
          <Notifications position="bottom-center" limit={3} />
        </Suspense>
        <ModalsProvider>{children}</ModalsProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
