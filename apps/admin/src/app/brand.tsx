import { Group, Text } from '@mantine/core';

export function Brand() {
  return (
    <Group gap={8} wrap="nowrap">
      <img src="/favicon.svg" width={24} height={24} alt="" />
      <Text fw={700} fz={16} lts="-0.01em">
        Chatty
      </Text>
    </Group>
  );
}
