import { capacityChoices, messagePreferences } from '@chatty/contract/desk-options';
import type { InboxSettings } from '@chatty/contract/settings/shop-settings';
import { Select, Stack, Switch } from '@mantine/core';
import { texts } from '#texts/desk.ts';
import { Card } from '../../ui/card.tsx';

const switches = ['isAutoAssignment', 'isAssignSequentially', 'isAssignOnlyOnlineMembers'] as const;
const choices = messagePreferences.map((value) => ({ value, label: texts.enter[value] }));

const capacities = (now: number) =>
  [...new Set<number>([...capacityChoices, now])]
    .sort((a, b) => a - b)
    .map((it) => ({ value: String(it), label: texts.capacity.choice(it) }));

interface AssignmentCardProps {
  value: InboxSettings;
  onChange(value: InboxSettings): void;
}

/** What holds for the whole team: who is given a conversation, and what Enter does for who has not chosen it. */
export function AssignmentCard({ value, onChange }: AssignmentCardProps) {
  return (
    <Card title={texts.assignment}>
      <Stack gap="md">
        {switches.map((name) => (
          <Switch
            key={name}
            {...texts[name]}
            checked={value[name]}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
          />
        ))}
        <Select
          label={texts.capacity.label}
          description={texts.capacity.description}
          disabled={!value.isAutoAssignment}
          data={capacities(value.assignmentCapacity)}
          allowDeselect={false}
          value={String(value.assignmentCapacity)}
          onChange={(chosen) => onChange({ ...value, assignmentCapacity: Number(chosen) })}
        />
        <Select
          {...texts.enterForTeam}
          data={choices}
          allowDeselect={false}
          value={value.messagePreference}
          onChange={(chosen) => {
            const messagePreference = messagePreferences.find((it) => it === chosen);
            if (messagePreference) onChange({ ...value, messagePreference });
          }}
        />
      </Stack>
    </Card>
  );
}
