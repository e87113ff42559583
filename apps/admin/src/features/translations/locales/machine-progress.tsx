import type { LocaleProgress } from '@chatty/contract/translations';
import { Text } from '@mantine/core';
import { texts } from '#texts/translations.ts';
import { languageName } from '../translation-queries.ts';
import classes from '../translations.module.css';

/** How far the language model has come in a language, and what became of it where somebody has to do something. */
export function MachineProgress({ progress: { locale, machine, total, done } }: { progress: LocaleProgress }) {
  if (machine === null) return null;
  const { state } = machine;
  const isLeft = state !== 'running' && done < total;
  const words =
    state === 'running'
      ? texts.machineRunning(machine.done, machine.total)
      : state === 'failed'
        ? texts.machineFailed(machine.done, machine.total)
        : texts.machineRefused(machine.refused);
  const isTold = state === 'running' || (isLeft && (state === 'failed' || machine.refused > 0));
  return (
    <div className={classes.machine} role="status">
      {isTold && (
        <Text size="xs" c={state === 'running' ? 'ink.6' : 'var(--bad)'}>
          {words}
        </Text>
      )}
      {state === 'running' && (
        <progress max={machine.total} value={machine.done} aria-label={texts.machineOf(languageName(locale))} />
      )}
    </div>
  );
}
