import { TestGate, type SuiteSettings } from '@chatty/contract/test-suite';
import { Radio, Stack, Switch, Text } from '@mantine/core';
import { texts as settings } from '#texts/assistant-settings.ts';
import { texts } from '#texts/assistant-suite.ts';
import { Card } from '../../../ui/card.tsx';
import { useSaveSuiteSettings } from './suite-actions.ts';

const words = texts.settings;

/** When the suite runs without anybody asking. What is chosen is saved at once. */
export function SuiteSettingsCard({ settings: saved, mayChange }: { settings: SuiteSettings; mayChange: boolean }) {
  const { mutate: save, isPending, variables } = useSaveSuiteSettings();
  const shown = isPending ? variables : saved;
  return (
    <Card title={words.title}>
      <Stack gap="md">
        {!mayChange && (
          <Text size="sm" c="ink.6">
            {settings.onlyAdmins}
          </Text>
        )}
        <Switch
          label={words.runsByItself}
          description={words.runsByItselfHint}
          disabled={!mayChange}
          checked={shown.runsByItself}
          onChange={(event) => save({ ...shown, runsByItself: event.currentTarget.checked })}
        />
        <Radio.Group
          label={words.gate}
          description={words.gateHint}
          value={shown.gate}
          onChange={(chosen) => {
            const gate = TestGate.options.find((it) => it === chosen);
            if (gate) save({ ...shown, gate });
          }}
        >
          <Stack gap={6} mt={8}>
            {TestGate.options.map((it) => (
              <Radio key={it} value={it} label={words.gates[it]} disabled={!mayChange} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}
