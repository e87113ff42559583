import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { EmptyState } from './empty-state.tsx';
import { failureText } from './toast.tsx';

interface ErrorStateProps {
  problem: unknown;
  retry(): void;
  title?: string;
}

/** In place of what could not be read: the server's own words and one way to try again. */
export function ErrorState({ problem, retry, title = 'Failed to load' }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={32} stroke={1.5} />}
        title={title}
        text={failureText(problem, 'Failed to fetch data')}
        action={
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
