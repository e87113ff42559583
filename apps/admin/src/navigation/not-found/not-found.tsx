import { Button, Group } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/shell.ts';
import { loadAnew } from '../../ui/embedded/host-parameters.ts';
import { PageMessage } from '../../ui/empty-state.tsx';
import { useWindowTitle } from '../../ui/browser/window-title.ts';
import { ContactButton } from './contact-button.tsx';

/** The page for unknown addresses, and for pages that fail to render. */
export function NotFound() {
  useWindowTitle(texts.notFoundTitle);
  const navigate = useNavigate();
  const back = () => (window.history.length > 1 ? void navigate(-1) : void navigate('/'));
  return (
    <PageMessage
      icon={<IconCompassOff size={40} stroke={1.4} />}
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Group gap="xs" justify="center">
          <ContactButton draft={texts.helpWithNotFound} />
          <Button variant="default" onClick={() => loadAnew()}>
            {texts.reload}
          </Button>
          <Button onClick={back}>{texts.back}</Button>
        </Group>
      }
    />
  );
}
