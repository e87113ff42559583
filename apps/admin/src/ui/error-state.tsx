import { CallFailed } from '@chatty/client/api';
import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '#texts/ui.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  problem: unknown;
  retry(): void;
  title?: string;
  /** Another way out, beside trying again. */
  otherwise?: { label: string; run(): void };
}

/** In place of what could not be read: why, as far as that is known, and one way to try again. */
export function ErrorState({ problem, retry, title = texts.failedToFetch, otherwise }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={32} stroke={1.5} />}
        title={title}
        text={problem instanceof CallFailed ? problem.message : undefined}
        action={
          <Group gap={8} justify="center">
            {otherwise && (
              <Button variant="subtle" onClick={otherwise.run}>
                {otherwise.label}
              </Button>
            )}
            <Button variant="default" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
