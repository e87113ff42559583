import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '#texts/ui.ts';
import { EmptyState } from './empty-state.tsx';
import { failureText } from './toast.tsx';

interface ErrorStateProps {
  problem: unknown;
  retry(): void;
  title?: string;
  /** Another way out, beside trying again. */
  otherwise?: { label: string; run(): void };
}

/** In place of what could not be read: the server's own words and one way to try again. */
export function ErrorState({ problem, retry, title = texts.failedToLoad, otherwise }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={32} stroke={1.5} />}
        title={title}
        text={failureText(problem, texts.failedToFetch)}
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
