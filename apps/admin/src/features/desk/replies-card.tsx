import { afterResolveChoices, messagePreferences, undoChoices } from '@chatty/contract/desk-options';
import { Radio, Stack } from '@mantine/core';
import { texts } from '#texts/desk.ts';
import { Card } from '../../ui/card.tsx';
import type { DeskDraft } from './desk-draft.ts';

interface RepliesCardProps {
  draft: Pick<DeskDraft, 'messagePreference' | 'undoSeconds' | 'afterResolve'>;
  onChange(part: Partial<DeskDraft>): void;
}

/** What Enter does, how long a reply can be taken back, and what comes after resolving. */
export function RepliesCard({ draft, onChange }: RepliesCardProps) {
  return (
    <Card title={texts.replies}>
      <Stack gap="md">
        <Radio.Group
          label={texts.enterLabel}
          value={draft.messagePreference}
          onChange={(value) => {
            const messagePreference = messagePreferences.find((it) => it === value);
            if (messagePreference) onChange({ messagePreference });
          }}
        >
          <Stack gap={8} mt={6}>
            {messagePreferences.map((it) => (
              <Radio key={it} value={it} label={texts.enter[it]} />
            ))}
          </Stack>
        </Radio.Group>
        <Radio.Group
          label={texts.undo.label}
          description={texts.undo.hint}
          value={String(draft.undoSeconds)}
          onChange={(value) => onChange({ undoSeconds: undoChoices.find((it) => String(it) === value) ?? 0 })}
        >
          <Stack gap={8} mt={6}>
            {undoChoices.map((it) => (
              <Radio key={it} value={String(it)} label={texts.undo.choice(it)} />
            ))}
          </Stack>
        </Radio.Group>
        <Radio.Group
          label={texts.afterResolve.label}
          value={draft.afterResolve}
          onChange={(value) => {
            const afterResolve = afterResolveChoices.find((it) => it === value);
            if (afterResolve) onChange({ afterResolve });
          }}
        >
          <Stack gap={8} mt={6}>
            {afterResolveChoices.map((it) => (
              <Radio key={it} value={it} label={texts.afterResolve[it]} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}
