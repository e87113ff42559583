import { Textarea } from '@mantine/core';
import { texts } from '#texts/hand-off.ts';

interface SaidFieldProps {
  /** Of which rule, for those who hear the field alone. */
  rule: string;
  value: string;
  onChange(text: string): void;
}

/** What the visitor is told where a rule holds; empty, the product says it in their language. */
export const SaidField = ({ rule, value, onChange }: SaidFieldProps) => (
  <Textarea
    label={texts.said}
    aria-label={texts.saidOf(rule)}
    description={texts.saidHint}
    autosize
    minRows={1}
    maxRows={5}
    maxLength={400}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
