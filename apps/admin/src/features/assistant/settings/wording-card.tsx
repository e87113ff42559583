import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { Radio, Stack } from '@mantine/core';
import { texts } from '#texts/assistant-settings.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './assistant-form.tsx';

const modes = AiAssistantSettings.shape.aiAssistantMode.unwrap().options;

/** How freely the assistant words what it knows. */
export function WordingCard({ draft, set }: CardProps) {
  return (
    <Card title={texts.wording}>
      <Radio.Group
        aria-label={texts.wording}
        description={texts.wordingHint}
        value={draft.aiAssistantMode}
        onChange={(chosen) => {
          const aiAssistantMode = modes.find((it) => it === chosen);
          if (aiAssistantMode) set({ aiAssistantMode });
        }}
      >
        <Stack gap="sm" mt="sm">
          {modes.toReversed().map((mode) => (
            <Radio key={mode} value={mode} label={texts.modes[mode]} description={texts.modeHints[mode]} />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  );
}
