import { Stack, Text } from '@mantine/core';
import { texts } from '#texts/chat-page.ts';
import type { SettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { Card } from '../../../ui/card.tsx';
import { PageFields } from '../../../ui/form/page-fields.tsx';

/** Whether the page is there, and what stands over the chat. */
export function ChatPageCard({ form }: { form: SettingsForm<'chatPageSettings'> }) {
  const page = form.draft.chatPageSettings;
  const set = (part: Partial<typeof page>) => form.set({ chatPageSettings: { ...page, ...part } });
  return (
    <Card title={texts.title}>
      <Stack gap="md">
        <Text size="sm">{texts.about}</Text>
        <PageFields page={page} words={texts} problem={form.problems.chatPageSettings} set={set} />
      </Stack>
    </Card>
  );
}
