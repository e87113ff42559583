import type { Replay } from '@chatty/contract/decision-log';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-log.ts';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './log.module.css';
import { versionsQuery } from './log-queries.ts';

const words = texts.replay;
const nameOf = (setting: string) => (words.settings as Readonly<Record<string, string>>)[setting] ?? setting;

interface ReplayVersionsProps {
  id: string;
  isRunning: boolean;
  /** It is this that is running. */
  under: boolean;
  onReplay(how: Replay): void;
}

/** The settings of other times, one of which a turn can be gone through with. */
export function ReplayVersions({ id, isRunning, under, onReplay }: ReplayVersionsProps) {
  const { data: versions, isError } = useQuery(versionsQuery(id));
  const [chosen, setChosen] = useState('');
  if (isError) return <p className={classes.hint}>{words.versionsNotLoaded}</p>;
  if (!versions) return null;
  if (versions.length === 0) return <p className={classes.hint}>{words.onlyOne}</p>;
  const data = versions.map(({ id: value, usedAt, differs }) => ({
    value,
    label: words.versionOf(dateAndTime(usedAt), differs.map(nameOf)),
  }));
  return (
    <Group gap={8} align="flex-end" mt={12}>
      <NativeSelect
        className={classes.version}
        label={words.version}
        value={chosen}
        data={[{ value: '', label: words.chooseVersion }, ...data]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button
        variant="default"
        loading={under}
        disabled={isRunning || chosen === ''}
        onClick={() => onReplay({ with: 'version', version: chosen })}
      >
        {words.withVersion}
      </Button>
    </Group>
  );
}
