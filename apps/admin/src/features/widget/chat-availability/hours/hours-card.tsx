import { workingTypes } from '@chatty/contract/settings/options';
import { Radio, Stack } from '@mantine/core';
import { texts } from '#texts/chat-availability.ts';
import { Card } from '../../../../ui/card.tsx';
import type { PartProps } from '../part-props.ts';
import { WeekHours } from './week-hours.tsx';
import { ZoneField } from './zone-field.tsx';

/** At all times, or the hours of each weekday in a zone. */
export function HoursCard({ draft, problems, set }: PartProps) {
  return (
    <Card title={texts.hours.title}>
      <Stack gap="md">
        <Radio.Group
          label={texts.hours.working}
          value={draft.typeWorking}
          error={problems.typeWorking}
          onChange={(value) => set({ typeWorking: workingTypes.find((it) => it === value) ?? draft.typeWorking })}
        >
          <Stack gap="xs" mt={6}>
            {workingTypes.map((it) => (
              <Radio key={it} value={it} {...texts.hours.workingOf[it]} />
            ))}
          </Stack>
        </Radio.Group>
        {draft.typeWorking === 'custom' && (
          <>
            <ZoneField value={draft.timeZone} problem={problems.timeZone} onChange={(timeZone) => set({ timeZone })} />
            <WeekHours
              week={draft.customTime}
              problem={problems.customTime}
              onChange={(customTime) => set({ customTime })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
