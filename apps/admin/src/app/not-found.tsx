import { Button, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCompassOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';

/** The page for unknown addresses, and for pages that fail to render. */
export function NotFound() {
  useDocumentTitle('Not Found · Chatty');
  const navigate = useNavigate();
  const back = () => (window.history.length > 1 ? void navigate(-1) : void navigate('/inbox'));
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '70dvh', padding: 16 }}>
      <EmptyState
        icon={<IconCompassOff size={40} stroke={1.4} />}
        level={1}
        title="The page you're looking for couldn't be found"
        text="The address may be wrong, or the page failed to open. Reload to try again, or go back."
        action={
          <Group gap="xs" justify="center">
            <Button variant="default" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <Button onClick={back}>Back</Button>
          </Group>
        }
      />
    </main>
  );
}
