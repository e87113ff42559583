import { backupModes } from '@chatty/contract/settings/assistant/backup-modes';
import { Radio, Stack } from '@mantine/core';
import { texts } from '#texts/hand-off.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from '../settings/assistant-form.tsx';

/** When the assistant answers, and when people do. */
export function HoursCard({ draft, set }: CardProps) {
  return (
    <Card title={texts.hours}>
      <Radio.Group
        aria-label={texts.hours}
        description={texts.hoursHint}
        value={draft.aiBackup}
        onChange={(chosen) => {
          const aiBackup = backupModes.find((it) => it === chosen);
          if (aiBackup) set({ aiBackup });
        }}
      >
        <Stack gap="sm" mt="sm">
          {backupModes.map((it) => (
            <Radio key={it} value={it} label={texts.backup[it]} description={texts.backupHint[it]} />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  );
}
