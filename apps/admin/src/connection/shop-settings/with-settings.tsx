import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/shop-settings.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { settingsQuery } from './settings-query.ts';

/** Draws what needs the settings once they are there; before that their shape, or why they are not. */
export function WithSettings({ children }: { children(settings: SavedSettings): ReactNode }) {
  const settings = useQuery(settingsQuery);
  if (settings.data) return children(settings.data);
  return (
    <Card>
      {settings.isError ? (
        <ErrorState problem={settings.error} retry={() => void settings.refetch()} title={texts.notLoaded} />
      ) : (
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton height={34} />
          <Skeleton height={120} />
          <Skeleton height={34} />
          <Skeleton height={120} />
        </Stack>
      )}
    </Card>
  );
}
