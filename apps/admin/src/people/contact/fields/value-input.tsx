import type { ContactField } from '@chatty/contract/contact-fields';
import { NativeSelect, TextInput } from '@mantine/core';
import { texts } from '#texts/contact-fields.ts';

interface ValueInputProps {
  field: ContactField;
  label: string;
  value: string;
  /** `isWhole`: it was chosen, nothing more is to come. */
  onChange(value: string, isWhole: boolean): void;
  onDone?(): void;
  error?: string | undefined;
  hidesLabel?: boolean;
}

const types = { date: 'date', number: 'text', text: 'text' } as const;

function choicesOf({ kind, choices }: ContactField, value: string): { value: string; label: string }[] {
  const all = kind === 'yesNo' ? ['yes', 'no'] : choices;
  // A choice that is gone stays with whoever has it.
  const known = value === '' || all.includes(value) ? all : [...all, value];
  return ['', ...known].map((it) => ({
    value: it,
    label: texts.yesNo[kind === 'yesNo' ? it : ''] ?? (it || texts.nothing),
  }));
}

/** A value of one of the shop's own fields, typed or chosen as its kind asks for. */
export function ValueInput({ field, label, value, onChange, onDone, error, hidesLabel = false }: ValueInputProps) {
  const { kind } = field;
  const named = hidesLabel ? { 'aria-label': label } : { label };
  if (kind === 'yesNo' || kind === 'choice')
    return (
      <NativeSelect
        {...named}
        size="xs"
        data={choicesOf(field, value)}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value, true)}
      />
    );
  return (
    <TextInput
      {...named}
      size="xs"
      type={types[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={value}
      error={error}
      dir="auto"
      onChange={(event) => onChange(event.currentTarget.value, false)}
      onBlur={() => onDone?.()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone?.();
      }}
    />
  );
}
