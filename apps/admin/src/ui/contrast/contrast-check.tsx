import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './contrast-check.module.css';

/** Words that can't be read in their color, and a color in which they can. */
export interface ContrastFix {
  key: string;
  /** What is wrong. */
  words: string;
  /** A color that can be read, such as “#1a5c4c”. */
  color: string;
  /** What the button says. */
  label: string;
  /** What the button is called where only it is heard. */
  name: string;
  onFix(): void;
}

interface ContrastCheckProps {
  /** What is said when nothing is wrong. */
  fine: string;
  fixes: readonly ContrastFix[];
  /** What is good to know, and is no fault. */
  note?: string | null;
}

const Dot = ({ color }: { color: string }) => <span className={classes.dot} style={{ background: color }} />;

/** Says which words nobody could read in the colors that were chosen, and mends each with one click. */
export function ContrastCheck({ fine, fixes, note }: ContrastCheckProps) {
  return (
    <div role="status" className={classes.check} data-fine={fixes.length === 0}>
      {fixes.length === 0 && (
        <Group gap={6} wrap="nowrap">
          <IconCircleCheck size={16} aria-hidden />
          <Text size="sm">{fine}</Text>
        </Group>
      )}
      {fixes.map(({ key, words, color, label, name, onFix }) => (
        <Group key={key} gap={8} justify="space-between" wrap="wrap">
          <Group gap={6} wrap="nowrap" className={classes.fault}>
            <IconAlertTriangle size={16} aria-hidden />
            <Text size="sm">{words}</Text>
          </Group>
          <Button variant="default" aria-label={name} leftSection={<Dot color={color} />} onClick={onFix}>
            {label}
          </Button>
        </Group>
      ))}
      {note && <Text size="sm">{note}</Text>}
    </div>
  );
}
