import type { DataOf } from '@chatty/client/api';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { texts } from '#texts/notifications.ts';
import { api } from '../../connection/api.ts';
import { profileQuery, showProfile } from '../../people/profile.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Page } from '../../ui/page.tsx';
import { toastDone } from '../../ui/toast.tsx';
import { AddressField } from './address-field.tsx';
import { bodyOf, draftOf, problemsOf } from './notification-draft.ts';
import { PushCard } from './push/push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { TopicTable } from './topic-table.tsx';

const back = { to: '/settings', label: texts.back };
const { title, subtitle } = texts;

export function NotificationsPage() {
  const profile = useQuery(profileQuery);
  if (profile.data) return <Notifications profile={profile.data} />;
  return (
    <Page title={title} subtitle={subtitle} back={back} width="narrow">
      <Card>
        {profile.isError ? (
          <ErrorState problem={profile.error} retry={() => void profile.refetch()} />
        ) : (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton height={18} width="40%" />
            <Skeleton height={120} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}

function Notifications({ profile }: { profile: DataOf<'GET /profile'> }) {
  const client = useQueryClient();
  const saved = useMemo(() => draftOf(profile), [profile]);
  const form = useForm({
    saved,
    problemsOf,
    draftOf,
    async save(draft) {
      const { data } = await api('PUT /profile/notifications', { body: bodyOf(draft, saved) });
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
    <Page title={title} subtitle={subtitle} back={back} width="narrow">
      {form.bar}
      <form id={form.formId} onSubmit={submit} noValidate>
        <Card title={texts.topics} padded={false}>
          <TopicTable
            preferences={form.draft.notifications}
            onChange={(notifications) => form.set({ notifications })}
          />
        </Card>
        <QuietHoursCard
          value={form.draft.quietHours}
          problem={form.problems.quietHours}
          onChange={(quietHours) => form.set({ quietHours })}
        />
        <Card title={texts.address.title}>
          <AddressField
            profile={profile}
            value={form.draft.notificationEmail}
            problem={form.problems.notificationEmail}
            isUnsaved={form.draft.notificationEmail !== saved.notificationEmail}
            onChange={(notificationEmail) => form.set({ notificationEmail })}
          />
        </Card>
      </form>
      <PushCard />
    </Page>
  );
}
