import { StaffEntry } from '@chatty/contract/shops';
import { Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/team.ts';
import { api } from '../../../connection/api.ts';
import { showAnswered, useMe } from '../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';

/** What happens when store staff open the app; it counts at once. */
export function StaffEntryField() {
  const client = useQueryClient();
  const { shop } = useMe();
  const change = useMutation({
    mutationFn: (staffEntry: StaffEntry) => showAnswered(client, api('POST /shop', { body: { staffEntry } })),
    onSuccess: () => toastDone(),
    onError: (problem) => toastFailure(problem),
  });
  const words = texts.staff;
  return (
    <Radio.Group
      label={words.label}
      description={words.description}
      value={change.isPending ? change.variables : shop.staffEntry}
      onChange={(entry) => change.mutate(StaffEntry.parse(entry))}
    >
      <Stack gap="xs" mt={8}>
        {StaffEntry.options.map((option) => (
          <Radio key={option} value={option} {...words.entries[option]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
