import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { signOut } from './session.ts';

interface EndedModalProps {
  title: string;
  text: string;
  action: string;
  leave(): void;
}

function EndedModal({ title, text, action, leave }: EndedModalProps) {
  return (
    <Modal opened onClose={leave} title={title} closeOnClickOutside={false} withCloseButton={false}>
      <Text size="sm">{text}</Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={leave} data-autofocus>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}

export function ExpiredModal() {
  const navigate = useNavigate();
  const leave = () => {
    void signOut();
    void navigate('/');
  };
  return (
    <EndedModal
      title="Session expired"
      text="Your session has expired. Please log in again."
      action="OK"
      leave={leave}
    />
  );
}

/** A page of one shop must not go on with another shop's session; what was typed can still be copied. */
export function ElsewhereModal() {
  return (
    <EndedModal
      title="You moved on in another tab"
      text="This browser has gone on to another shop or account. Nothing more can be saved on this page."
      action="Go there"
      leave={() => window.location.replace('/')}
    />
  );
}
