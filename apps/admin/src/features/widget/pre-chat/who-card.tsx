import { chatAsOptions } from '@chatty/contract/settings/options';
import { Radio, Stack, Text } from '@mantine/core';
import { texts } from '#texts/pre-chat.ts';
import { Card } from '../../../ui/card.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { PreChatForm } from './pre-chat-draft.ts';

/** As whom visitors chat, and when who is unknown is asked for an address. */
export function WhoCard({ form: { draft, problems, set } }: { form: PreChatForm }) {
  return (
    <Card title={texts.who}>
      <Stack gap="md">
        <Radio.Group
          label={texts.names.preChatCustomerChatAs}
          value={draft.preChatCustomerChatAs}
          onChange={(it) => {
            const preChatCustomerChatAs = chatAsOptions.find((known) => known === it);
            if (preChatCustomerChatAs) set({ preChatCustomerChatAs });
          }}
        >
          <Stack gap={8} mt={6}>
            {(['anonymous', 'both', 'guest'] as const).map((it) => (
              <Radio key={it} value={it} label={texts.chatAs[it]} description={texts.chatAsHints[it]} color="ink.8" />
            ))}
          </Stack>
        </Radio.Group>
        {draft.preChatCustomerChatAs !== 'anonymous' && (
          <Text size="sm" c="ink.6">
            {texts.known}
          </Text>
        )}
        <NumberField
          label={texts.names.afterNumberMessages}
          description={texts.afterNumberMessagesHint}
          min={1}
          max={50}
          value={draft.afterNumberMessages}
          error={problems.afterNumberMessages}
          onChange={(afterNumberMessages) => set({ afterNumberMessages })}
        />
      </Stack>
    </Card>
  );
}
