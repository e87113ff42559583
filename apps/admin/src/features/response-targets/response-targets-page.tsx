import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Anchor, NumberInput, Stack, Switch, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/response-targets.ts';
import { ConflictAlert } from '../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../connection/shop-settings/with-settings.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';

const targets = ['firstResponseTarget', 'nextResponseTarget', 'resolutionTarget'] as const;
const names = [...targets, 'areTargetsInHours'] as const;
const say = (_: string, value: unknown) => (value === null ? texts.noTarget : undefined);

/** Within which time people are to answer; the inbox shows how much of it is left. */
export function ResponseTargetsPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/settings', label: texts.back }} width="narrow">
      <WithSettings>{(settings) => <ResponseTargetsForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function ResponseTargetsForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <Card>
      {form.bar}
      <form id={form.formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          <ConflictAlert form={form} labels={texts} say={say} />
          <Text size="sm" c="dimmed">
            {texts.about}
          </Text>
          {targets.map((name) => (
            <NumberInput
              key={name}
              label={texts[name]}
              description={texts[`${name}Hint`]}
              placeholder={texts.noTarget}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              value={draft[name] ?? ''}
              error={problems[name]}
              onChange={(typed) => set({ [name]: typed === '' ? null : Number(typed) })}
            />
          ))}
          <Switch
            label={texts.areTargetsInHours}
            description={
              <>
                {texts.areTargetsInHoursHint}{' '}
                <Anchor component={Link} to="/settings/chat-availability" inherit>
                  {texts.setHours}
                </Anchor>
              </>
            }
            checked={draft.areTargetsInHours}
            onChange={(event) => set({ areTargetsInHours: event.currentTarget.checked })}
          />
        </Stack>
      </form>
    </Card>
  );
}
