import { Group, Text } from '@mantine/core';
import classes from './brand.module.css';

export function Brand() {
  return (
    <Group gap={8} wrap="nowrap">
      <svg className={classes.brand} viewBox="0 0 32 32" width={24} height={24} aria-hidden>
        <path d="M8 3h16a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-8.5l-6.2 4.7A.8.8 0 0 1 8 28v-4a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z" />
        <circle cx="11" cy="13.5" r="2" />
        <circle cx="21" cy="13.5" r="2" />
      </svg>
      <Text fw={700} fz={16} lts="-0.01em">
        Chatty
      </Text>
    </Group>
  );
}
