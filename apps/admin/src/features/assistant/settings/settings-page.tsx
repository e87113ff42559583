import { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Radio, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/assistant-settings.ts';
import { ConflictAlert } from '../../../connection/shop-settings/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { problemsIn } from '../../../ui/form/problems.ts';
import { Page } from '../../../ui/page.tsx';
import { useGate } from '../suite/gate/use-gate.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import classes from './settings.module.css';
import { SuggestionsCard } from './suggestions-card.tsx';

const names = ['isEnableAIAssistant', 'aiAssistantSettings', 'quickReplySettings'] as const;
const modes = AiAssistantSettings.shape.aiAssistantMode.unwrap().options;

/** Whether and how the assistant answers, and what visitors can ask with one tap. */
export function AssistantSettingsPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here="/ai_assistant/settings" />
      <WithSettings>{(settings) => <AssistantSettingsForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function AssistantSettingsForm({ settings }: { settings: SavedSettings }) {
  const mayChange = useMe().member.role === 'admin';
  const gate = useGate();
  const form = useSettingsForm(settings, names, undefined, async ({ aiAssistantSettings: changed }) =>
    changed ? gate.ask(changed) : {},
  );
  const { isEnableAIAssistant, aiAssistantSettings: draft, quickReplySettings } = form.draft;
  // What is wrong is said once it was tried to be saved, and gone when it is mended.
  const problems = form.problems.aiAssistantSettings ? problemsIn<AiAssistantSettings>(AiAssistantSettings, draft) : {};
  const set = (part: Partial<AiAssistantSettings>) => form.set({ aiAssistantSettings: { ...draft, ...part } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} onSubmit={submit} noValidate>
      {form.bar}
      {gate.dialog}
      {!mayChange && (
        <Text size="sm" c="ink.6" mb="md">
          {texts.onlyAdmins}
        </Text>
      )}
      <fieldset className={classes.fields} disabled={!mayChange}>
        <ConflictAlert form={form} labels={texts.labels} />
        <Card title={texts.answering}>
          <Switch
            label={texts.isEnabled}
            description={texts.isEnabledHint}
            checked={isEnableAIAssistant}
            onChange={(event) => form.set({ isEnableAIAssistant: event.currentTarget.checked })}
          />
        </Card>
        <Card title={texts.voice}>
          <Stack gap="md">
            <TextInput
              label={texts.botName}
              description={texts.botNameHint}
              required
              maxLength={60}
              value={draft.botName}
              error={problems.botName}
              onChange={(event) => set({ botName: event.currentTarget.value })}
            />
            <Textarea
              label={texts.welcomeMessage}
              description={texts.welcomeMessageHint}
              required
              autosize
              minRows={2}
              maxRows={6}
              maxLength={400}
              value={draft.welcomeMessage}
              error={problems.welcomeMessage}
              onChange={(event) => set({ welcomeMessage: event.currentTarget.value })}
            />
          </Stack>
        </Card>
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
        <SuggestionsCard
          saved={settings.quickReplySettings.suggestionFAQs}
          list={quickReplySettings.suggestionFAQs}
          problem={form.problems.quickReplySettings}
          onChange={(suggestionFAQs) => form.set({ quickReplySettings: { suggestionFAQs } })}
        />
      </fieldset>
    </form>
  );
}
