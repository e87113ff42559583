import { NumberInput } from '@mantine/core';

interface NumberFieldProps {
  label: string;
  description?: string;
  value: number;
  min: number;
  max: number;
  error: string | undefined;
  onChange(value: number): void;
}

/** A whole number. What is no number yet is kept as none, and told when it is saved. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <NumberInput
      {...field}
      value={Number.isFinite(value) ? value : ''}
      onChange={(typed) => onChange(typed === '' ? Number.NaN : Number(typed))}
      clampBehavior="none"
      allowDecimal={false}
      stepHoldDelay={400}
      stepHoldInterval={60}
    />
  );
}
