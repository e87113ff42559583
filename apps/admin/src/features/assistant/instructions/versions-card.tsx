import type { InstructionVersion } from '@chatty/contract/instruction/instruction-versions';
import { mostInstructionVersions } from '@chatty/contract/limits';
import { Button, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { texts } from '#texts/instruction-versions.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { versionsQuery } from './version-queries.ts';
import { VersionView, type VersionsProps } from './version-view.tsx';
import classes from './versions.module.css';

/** What was saved as the instruction before, each with what it changed; they are read once somebody asks for them. */
export function VersionsCard(props: VersionsProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <Card title={texts.title}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint(mostInstructionVersions)}
      </Text>
      <Button variant="default" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </Button>
      <div id={id}>{isShown && <Versions {...props} />}</div>
    </Card>
  );
}

function Versions(props: VersionsProps) {
  const versions = useQuery(versionsQuery);
  if (!versions.data) {
    if (!versions.isError) return <Loader size="sm" mt="md" color="ink.4" aria-label={texts.loading} />;
    return <ErrorState problem={versions.error} retry={() => void versions.refetch()} title={texts.notLoaded} />;
  }
  if (versions.data.length === 0) return <p className={classes.soft}>{texts.none}</p>;
  return (
    <ol className={classes.versions} aria-label={texts.list}>
      {versions.data.map((it, at) => (
        <VersionRow key={it.id} {...props} version={it} isLatest={at === 0} />
      ))}
    </ol>
  );
}

function VersionRow(props: VersionsProps & { version: InstructionVersion; isLatest: boolean }) {
  const { version, isLatest } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const when = dateAndTime(version.savedAt);
  return (
    <li className={classes.version}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        title={texts.see(when)}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{when}</b>
        <span>{texts.by(version.authorName)}</span>
        <span>{texts.chars(version.chars)}</span>
        {isLatest && <span className={classes.now}>{texts.now}</span>}
      </button>
      <div id={id}>{isOpen && <VersionView {...props} />}</div>
    </li>
  );
}
