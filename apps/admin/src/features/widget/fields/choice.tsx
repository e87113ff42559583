import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import classes from './fields.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The values in their order, by what people read. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const data = (Object.keys(options) as Value[]).map((it) => ({ value: it, label: options[it] }));
  return (
    <div className={classes.choice}>
      <Input.Label id={id} labelElement="div">
        {label}
      </Input.Label>
      <SegmentedControl<Value> aria-labelledby={id} data={data} value={value} onChange={onChange} size="xs" />
    </div>
  );
}
