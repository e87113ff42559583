import { surveyTimes } from '@chatty/contract/settings/options';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Radio, Stack, Switch, TextInput } from '@mantine/core';
import { texts } from '#texts/satisfaction.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';

const names = ['isSatisfactionSurvey', 'satisfactionQuestion', 'satisfactionThanks', 'satisfactionWhen'] as const;
const say = (field: string, value: unknown) =>
  field === 'satisfactionWhen' ? texts.when[value as keyof typeof texts.when] : undefined;

/** Whether visitors are asked how a conversation was, of which, and in which words. */
export function SatisfactionPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/settings', label: texts.back }} width="full">
      <WithSettings>{(settings) => <SatisfactionForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function SatisfactionForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  const { draft, problems, set } = form;
  return (
    <SettingsEditor form={form} settings={settings} screen="resolved">
      <Card>
        <Stack gap="md">
          <ConflictAlert form={form} labels={texts} say={say} />
          <Switch
            label={texts.isSatisfactionSurvey}
            description={texts.isSatisfactionSurveyHint}
            checked={draft.isSatisfactionSurvey}
            onChange={(event) => set({ isSatisfactionSurvey: event.currentTarget.checked })}
          />
          <Radio.Group
            label={texts.satisfactionWhen}
            value={draft.satisfactionWhen}
            onChange={(it) => {
              const satisfactionWhen = surveyTimes.find((known) => known === it);
              if (satisfactionWhen) set({ satisfactionWhen });
            }}
          >
            <Stack gap={8} mt={6}>
              {surveyTimes.map((it) => (
                <Radio
                  key={it}
                  value={it}
                  label={texts.when[it]}
                  color="ink.8"
                  disabled={!draft.isSatisfactionSurvey}
                />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label={texts.satisfactionQuestion}
            maxLength={200}
            disabled={!draft.isSatisfactionSurvey}
            value={draft.satisfactionQuestion}
            error={problems.satisfactionQuestion}
            onChange={(event) => set({ satisfactionQuestion: event.currentTarget.value })}
          />
          <TextInput
            label={texts.satisfactionThanks}
            maxLength={200}
            disabled={!draft.isSatisfactionSurvey}
            value={draft.satisfactionThanks}
            error={problems.satisfactionThanks}
            onChange={(event) => set({ satisfactionThanks: event.currentTarget.value })}
          />
        </Stack>
      </Card>
    </SettingsEditor>
  );
}
