import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { signOut } from './session.ts';

export function ExpiredModal() {
  const navigate = useNavigate();
  const leave = () => {
    void signOut();
    void navigate('/');
  };
  return (
    <Modal opened onClose={leave} title="Session expired" closeOnClickOutside={false} withCloseButton={false}>
      <Text size="sm">Your session has expired. Please log in again.</Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={leave} data-autofocus>
          OK
        </Button>
      </Group>
    </Modal>
  );
}
