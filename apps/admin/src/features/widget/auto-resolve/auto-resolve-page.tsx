import { autoResolveUnits } from '@chatty/contract/settings/options';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Group, NumberInput, Select, Stack, Switch, Textarea } from '@mantine/core';
import { texts } from '#texts/auto-resolve.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { SettingsEditor } from '../page/settings-editor.tsx';

const names = ['onAutoResolve', 'timeAutoResolve', 'typeAutoResolve', 'resolvedAlert'] as const;
const labels = {
  onAutoResolve: texts.onAutoResolve,
  timeAutoResolve: texts.after,
  typeAutoResolve: texts.unit,
  resolvedAlert: texts.resolvedAlert,
};
const units = autoResolveUnits.map((value) => ({ value, label: texts.units[value] }));

/** When conversations are resolved by themselves, and what visitors read then. */
export function AutoResolvePage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/settings', label: texts.back }} width="full">
      <WithSettings>{(settings) => <AutoResolveForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function AutoResolveForm({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  const { draft, problems, set } = form;
  return (
    <SettingsEditor form={form} settings={settings} screen="resolved">
      <Card>
        <Stack gap="md">
          <ConflictAlert form={form} labels={labels} />
          <Switch
            label={texts.onAutoResolve}
            description={texts.onAutoResolveHint}
            checked={draft.onAutoResolve}
            onChange={(event) => set({ onAutoResolve: event.currentTarget.checked })}
          />
          <Group align="flex-start" gap="sm">
            <NumberInput
              label={texts.after}
              w={110}
              min={1}
              max={999}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              disabled={!draft.onAutoResolve}
              value={draft.timeAutoResolve}
              error={problems.timeAutoResolve}
              onChange={(value) => set({ timeAutoResolve: Number(value) })}
            />
            <Select
              label={texts.unit}
              w={150}
              data={units}
              allowDeselect={false}
              disabled={!draft.onAutoResolve}
              value={draft.typeAutoResolve}
              onChange={(unit) => {
                const typeAutoResolve = autoResolveUnits.find((it) => it === unit);
                if (typeAutoResolve) set({ typeAutoResolve });
              }}
            />
          </Group>
          <Textarea
            label={texts.resolvedAlert}
            description={texts.resolvedAlertHint}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={400}
            disabled={!draft.onAutoResolve}
            value={draft.resolvedAlert}
            error={problems.resolvedAlert}
            onChange={(event) => set({ resolvedAlert: event.currentTarget.value })}
          />
        </Stack>
      </Card>
    </SettingsEditor>
  );
}
