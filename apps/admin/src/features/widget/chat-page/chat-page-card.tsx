import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { texts } from '#texts/chat-page.ts';
import type { SettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { Card } from '../../../ui/card.tsx';

/** Whether the page is there, and what stands over the chat. */
export function ChatPageCard({ form }: { form: SettingsForm<'chatPageSettings'> }) {
  const page = form.draft.chatPageSettings;
  const set = (part: Partial<typeof page>) => form.set({ chatPageSettings: { ...page, ...part } });
  return (
    <Card title={texts.title}>
      <Stack gap="md">
        <Text size="sm">{texts.about}</Text>
        <Switch
          label={texts.isEnabled}
          checked={page.isEnabled}
          onChange={(event) => set({ isEnabled: event.currentTarget.checked })}
        />
        <TextInput
          label={texts.pageTitle}
          required
          value={page.title}
          error={form.problems.chatPageSettings}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          label={texts.description}
          description={texts.descriptionHint}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={300}
          value={page.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
}
