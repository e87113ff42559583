import type { Profile } from '@chatty/contract/profile';
import { profile as profileCalls } from '@chatty/contract/profile';
import { Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { showProfile } from '../../../people/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { problemsIn } from '../../../ui/form/problems.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { PictureField } from './picture-field.tsx';

const draftOf = ({ member }: Profile) => ({ fullName: member.fullName });
const rules = profileCalls['PUT /profile'].body;

/** How one is seen by colleagues and visitors. */
export function AboutCard({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const saved = useMemo(() => draftOf(profile), [profile]);
  const form = useForm({
    saved,
    draftOf,
    problemsOf: (draft) => problemsIn<typeof saved>(rules, draft),
    async save(body) {
      const { data } = await api('PUT /profile', { body });
      showProfile(client, data);
      return data;
    },
    onSaved: () => void toastDone(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <Card title={texts.about.title}>
      {form.bar}
      <form id={form.formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          <PictureField member={profile.member} />
          <TextInput
            label={texts.about.fullName}
            description={texts.about.nameText}
            required
            autoComplete="name"
            value={form.draft.fullName}
            error={form.problems.fullName}
            onChange={(event) => form.set({ fullName: event.currentTarget.value })}
          />
        </Stack>
      </form>
    </Card>
  );
}
