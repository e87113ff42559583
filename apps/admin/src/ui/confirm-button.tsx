import { Button, type ButtonProps, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

interface ConfirmButtonProps extends ButtonProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** The verb on the button that does it. */
  confirm: string;
  danger?: boolean;
  onConfirm(): void;
  children: ReactNode;
}

/** A button that asks before it acts. */
export function ConfirmButton({ title, text, confirm, danger = false, onConfirm, children, ...button }: ConfirmButtonProps) {
  const ask = () =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm, cancel: 'Cancel' },
      confirmProps: { color: danger ? 'red.8' : undefined },
      onConfirm,
    });
  return (
    <Button variant="default" {...button} onClick={ask}>
      {children}
    </Button>
  );
}
