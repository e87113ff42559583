import { Group, Text } from '@mantine/core';
import icon from '../../ui/favicon.svg';

export function Brand() {
  return (
    <Group gap={8} wrap="nowrap">
      <img src={icon} width={24} height={24} alt="" />
      <Text fw={700} fz={16} lts="-0.01em">
        Chatty
      </Text>
    </Group>
  );
}
