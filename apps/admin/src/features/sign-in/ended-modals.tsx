import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { texts } from '#texts/session.ts';
import { Dialog } from '../../ui/later/dialog.tsx';
import { type Ending, signOut } from '../../connection/session/session.ts';

/** Over a page whose session goes on no longer: says why, and leads out. What was typed can still be copied. */
export function EndedModal({ why }: { why: Ending }) {
  const navigate = useNavigate();
  const leave = () => {
    // Loaded anew, the page of another shop or person holds nothing of this one.
    if (why !== 'expired') return window.location.replace('/');
    void signOut();
    void navigate('/');
  };
  const { title, text, action } = texts.ended[why];
  return (
    <Dialog opened onClose={leave} title={title} closeOnClickOutside={false} withCloseButton={false}>
      <Text size="sm">{text}</Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={leave} data-autofocus>
          {action}
        </Button>
      </Group>
    </Dialog>
  );
}
