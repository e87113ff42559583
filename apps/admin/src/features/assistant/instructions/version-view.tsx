import type { InstructionVersion } from '@chatty/contract/instruction/instruction-versions';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Button, Group, Loader, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/instruction-versions.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Difference } from './difference.tsx';
import { useRestore } from './use-restore.ts';
import { versionQuery } from './version-queries.ts';
import classes from './versions.module.css';

const againsts = ['before', 'now'] as const;

export interface VersionsProps {
  settings: SavedSettings;
  mayChange: boolean;
  /** Something is typed that nobody has saved. */
  isUnsaved: boolean;
}

/** One version: what it changed, or how it differs from what is saved now, and the way back to it. */
export function VersionView({
  settings,
  mayChange,
  isUnsaved,
  version,
}: VersionsProps & { version: InstructionVersion }) {
  const read = useQuery(versionQuery(version.id));
  const restore = useRestore(settings);
  const [against, setAgainst] = useState<(typeof againsts)[number]>('before');
  if (!read.data) {
    if (!read.isError) return <Loader size="sm" color="ink.4" aria-label={texts.loading} />;
    return <ErrorState problem={read.error} retry={() => void read.refetch()} title={texts.notRead} />;
  }
  const { text, before } = read.data;
  const now = settings.aiAssistantSettings.customInstruction;
  return (
    <div className={classes.view}>
      <SegmentedControl
        aria-label={texts.compare}
        size="xs"
        value={against}
        data={againsts.map((value) => ({ value, label: texts.against[value] }))}
        onChange={setAgainst}
      />
      {against === 'before' ? <Difference from={before} to={text} /> : <Difference from={now} to={text} />}
      {mayChange && text !== now && (
        <Group gap="sm">
          <Button
            variant="default"
            size="compact-sm"
            disabled={isUnsaved}
            loading={restore.isPending}
            onClick={() => restore.mutate(text)}
          >
            {texts.restore}
          </Button>
          {isUnsaved && (
            <Text size="xs" c="dimmed">
              {texts.saveFirst}
            </Text>
          )}
        </Group>
      )}
    </div>
  );
}
