import { Textarea } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { underInput } from '../../../ui/form/under-input.ts';

interface CountedTextProps {
  label: string;
  description?: string;
  value: string;
  max: number;
  error: string | undefined;
  onChange(text: string): void;
}

/** A line of text that grows with what is typed, and how much of its room that takes. */
export function CountedText({ value, max, description, onChange, ...field }: CountedTextProps) {
  const count = texts.chars(value.length, max);
  return (
    <Textarea
      {...field}
      autosize
      minRows={1}
      maxRows={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\n/g, ' '))}
      inputWrapperOrder={underInput}
      description={description ? `${count} · ${description}` : count}
    />
  );
}
