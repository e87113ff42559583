import { white } from '@chatty/contract/readable-colors';
import { TextInput } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import classes from './fields.module.css';

interface ColorFieldProps {
  label: string;
  description?: string;
  value: string;
  error: string | undefined;
  onChange(color: string): void;
}

/** What is typed, as the contract writes colors: people leave out the sign, and paste the short form. */
export function colorTyped(text: string): string {
  const hex = text.trim().replace(/^#?/, '#').toLowerCase();
  const [, r, g, b] = /^#([\da-f])([\da-f])([\da-f])$/.exec(hex) ?? [];
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}` : hex;
}

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A color by the browser's picker, or by its number. */
export function ColorField({ label, description, value, error, onChange }: ColorFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => onChange(colorTyped(event.currentTarget.value))}
      spellCheck={false}
      autoComplete="off"
      maxLength={20}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={texts.pick(label)}
          value={isColor(value) ? value.toLowerCase() : white}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
