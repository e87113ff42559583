import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/controls.ts';
import { clockWords, isClock, type Midnight, readClock } from './clock-words.ts';
import classes from './time-field.module.css';

interface TimeFieldProps {
  /** What the field is called; the row around it shows it to the eye. */
  label: string;
  /** `09:30`, or what was typed as long as it is no time. */
  value: string;
  midnight?: Midnight;
  problem?: string | null | undefined;
  /** It was tried to save this: what is wrong is said though the field is not left yet. */
  isRefused: boolean;
  onChange(value: string): void;
}

/** A time of day, typed as people write it: 9:30 AM. Says that it is none once the field is left. */
export function TimeField({ label, value, midnight = 'first', problem, isRefused, onChange }: TimeFieldProps) {
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(readClock(text, midnight) ?? text);
  };
  const wrong = isClock(value) ? problem : texts.timeOfDay.wrong;
  return (
    <TextInput
      aria-label={label}
      className={classes.time}
      value={typed ?? clockWords(value)}
      placeholder={texts.timeOfDay.hint}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      error={typed === null || isRefused ? wrong : null}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
    />
  );
}
