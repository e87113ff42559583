import { weekdays } from '@chatty/contract/settings/options';
import { Anchor, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { texts as availability } from '#texts/chat-availability.ts';
import { texts } from '#texts/popups.ts';
import { Card } from '../../../ui/card.tsx';
import { underInput } from '../../../ui/form/under-input.ts';
import type { AnyPopup, PartProps } from './popup-draft.ts';

/** On which days a popup shows: from one to another, and on which of the week, by the calendar of the store. */
export function DaysCard({ draft, wrong, change, zone }: PartProps<AnyPopup> & { zone: string }) {
  return (
    <Card title={texts.days}>
      <Stack gap="md">
        <Group align="flex-start" gap="md">
          {(['dateStart', 'dateEnd'] as const).map((name) => (
            <TextInput
              key={name}
              type="date"
              label={texts.names[name]}
              description={texts.anyDate}
              inputWrapperOrder={underInput}
              value={draft[name]}
              error={wrong[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))}
        </Group>
        <Checkbox.Group
          label={texts.names.weekdays}
          value={[...draft.weekdays]}
          error={wrong.weekdays}
          onChange={(chosen) => change({ weekdays: weekdays.filter((it) => chosen.includes(it)) })}
        >
          <Group gap="md" mt={6}>
            {weekdays.map((it) => (
              <Checkbox key={it} value={it} label={availability.days[it]} />
            ))}
          </Group>
        </Checkbox.Group>
        <Text size="xs" c="ink.6">
          {texts.zone(zone)}{' '}
          <Anchor component={Link} to="/settings/chat-availability" underline="always" inherit>
            {texts.toZone}
          </Anchor>
        </Text>
      </Stack>
    </Card>
  );
}
