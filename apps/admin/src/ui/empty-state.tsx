import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  action?: ReactNode;
  /** The level of its heading; 2 inside a page that has its title. */
  level?: TitleOrder;
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ title, text, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} py={40} px="md" ta="center" maw={440} mx="auto">
      {icon && (
        <div style={{ color: 'var(--ink-faint)' }} aria-hidden>
          {icon}
        </div>
      )}
      <Title order={level} fz={15}>
        {title}
      </Title>
      {text && (
        <Text size="sm" c="ink.6">
          {text}
        </Text>
      )}
      {action && <div style={{ marginTop: 10 }}>{action}</div>}
    </Stack>
  );
}

/** A page that has one thing to say, in its middle. */
export function PageMessage(message: Omit<EmptyStateProps, 'level'>) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: '70dvh', padding: 16 }}>
      <EmptyState {...message} level={1} />
    </div>
  );
}
