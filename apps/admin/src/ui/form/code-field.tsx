import { otpDigits } from '@chatty/contract/limits';
import { TextInput } from '@mantine/core';
import { texts } from '#texts/controls.ts';
import type { Rule } from './rules.ts';
import { custom, digits, required } from './rules.ts';
import classes from './code-field.module.css';

/** The rules of a code of six digits. */
export const codeRules: readonly Rule<string>[] = [
  required,
  digits,
  custom((value) => value.length === otpDigits, texts.codeDigits(otpDigits)),
];

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  busy: boolean;
  set(code: string): void;
  /** All digits are there: typed, pasted, or filled in by the browser. */
  onWhole(code: string): void;
}

/** One field for all digits: paste, autofill and screen readers work as in any other. Spaces are left out. */
export function CodeField({ name, label, value, error, busy, set, onWhole }: CodeFieldProps) {
  const type = (text: string) => {
    const code = text.replace(/[\s-]/g, '').slice(0, otpDigits);
    set(code);
    if (/^\d+$/.test(code) && code.length === otpDigits) onWhole(code);
  };
  return (
    <TextInput
      name={name}
      label={label}
      value={value}
      error={error}
      readOnly={busy}
      onChange={(event) => type(event.currentTarget.value)}
      // The whole code is selected, because people type a wrong code again instead of correcting it.
      onFocus={(event) => event.currentTarget.select()}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      size="lg"
      classNames={{ input: classes.code }}
      autoFocus
    />
  );
}
