import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { RowMoving } from './row-moving.ts';

interface GripProps {
  label: string;
  /** The id of what says how it is moved. */
  help: string;
  moving: Pick<RowMoving, 'grip' | 'by'>;
  className?: string | undefined;
}

/** The handle of a row: dragged by a pointer, moved by the arrow keys. */
export function Grip({ label, help, moving, className }: GripProps) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon {...moving.grip} className={className} aria-label={label} aria-describedby={help} onKeyDown={step}>
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}
