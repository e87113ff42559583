import { Button, Group } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { loadAnew } from '../../ui/embedded/host-parameters.ts';
import { PageMessage } from '../../ui/empty-state.tsx';
import { useWindowTitle } from '../shell/window-title.ts';
import { ContactButton } from '../support/contact-button.tsx';

/** The page for unknown addresses, and for pages that fail to render. */
export function NotFound() {
  useWindowTitle('Not Found');
  const navigate = useNavigate();
  const back = () => (window.history.length > 1 ? void navigate(-1) : void navigate('/'));
  return (
    <PageMessage
      icon={<IconCompassOff size={40} stroke={1.4} />}
      title="The page you're looking for couldn't be found"
      text="The address may be wrong, or the page failed to open. Reload to try again, or go back."
      action={
        <Group gap="xs" justify="center">
          <ContactButton draft="Please help me fix 404 page" />
          <Button variant="default" onClick={() => loadAnew()}>
            Reload
          </Button>
          <Button onClick={back}>Back</Button>
        </Group>
      }
    />
  );
}
