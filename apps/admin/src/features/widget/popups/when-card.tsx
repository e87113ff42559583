import { mostPercent, timesDays, timesShown, triggerValues } from '@chatty/contract/settings/popups/popup-rules';
import { Group, Stack } from '@mantine/core';
import { texts } from '#texts/popups.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { AnyPopup, PartProps } from './popup-draft.ts';

/** When a popup shows, and how often. */
export function WhenCard({ draft, wrong, change }: PartProps<AnyPopup>) {
  const isScroll = draft.trigger === 'after_scroll';
  return (
    <Card title={texts.when}>
      <Stack gap="md">
        <Group align="flex-start" gap="lg">
          <Choice
            label={texts.names.trigger}
            options={texts.triggers}
            value={draft.trigger}
            onChange={(trigger) => change({ trigger, triggerValue: Math.min(draft.triggerValue, mostPercent) })}
          />
          <NumberField
            label={texts.units[draft.trigger]}
            value={draft.triggerValue}
            min={triggerValues.min}
            max={isScroll ? mostPercent : triggerValues.max}
            error={wrong.triggerValue}
            onChange={(triggerValue) => change({ triggerValue })}
          />
        </Group>
        <Group align="flex-start" gap="lg">
          <Choice
            label={texts.names.displayType}
            options={texts.displayTypes}
            value={draft.displayType}
            onChange={(displayType) => change({ displayType })}
          />
          {draft.displayType === 'custom' && (
            <Group align="flex-start" gap="sm">
              <NumberField
                label={texts.names.timesShown}
                value={draft.timesShown}
                {...timesShown}
                error={wrong.timesShown}
                onChange={(times) => change({ timesShown: times })}
              />
              <NumberField
                label={texts.inDays}
                value={draft.timesDays}
                {...timesDays}
                error={wrong.timesDays}
                onChange={(days) => change({ timesDays: days })}
              />
            </Group>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
