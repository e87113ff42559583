import type { DataOf } from '@chatty/client/api';
import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/notifications.ts';
import { api } from '../../connection/api.ts';
import { showProfile } from '../../people/profile.ts';
import { toastDone, toastFailure } from '../../ui/toast.tsx';
import classes from './notifications.module.css';

interface AddressFieldProps {
  profile: DataOf<'GET /profile'>;
  value: string;
  problem: string | undefined;
  /** The value is typed but not saved, so the verification of the saved address says nothing about it. */
  isUnsaved: boolean;
  onChange(value: string): void;
}

/** Another address for notifications, and whether it is verified. */
export function AddressField({ profile, value, problem, isUnsaved, onChange }: AddressFieldProps) {
  const own = profile.member.email;
  return (
    <>
      <TextInput
        type="email"
        label={texts.address.label}
        description={texts.address.description(own)}
        placeholder={own}
        autoComplete="email"
        value={value}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {profile.notificationEmail && !isUnsaved && <Verification {...profile.notificationEmail} own={own} />}
    </>
  );
}

function Verification({ email, verified, own }: { email: string; verified: boolean; own: string }) {
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => api('PUT /profile/notifications', { body: { notificationEmail: email } }),
    onSuccess({ data }) {
      showProfile(client, data);
      toastDone(texts.address.sent);
    },
    onError: (problem) => toastFailure(problem, texts.address.failed),
  });
  if (verified) {
    return (
      <p className={classes.state} data-mark="good" role="status">
        <IconCircleCheck size={16} aria-hidden /> {texts.address.verified}
      </p>
    );
  }
  return (
    <p className={classes.state} data-mark="warn" role="status">
      <IconMailForward size={16} aria-hidden />
      <span>{texts.address.waiting(email, own)}</span>
      <Button variant="default" size="compact-xs" loading={again.isPending} onClick={() => again.mutate()}>
        {texts.address.again}
      </Button>
    </p>
  );
}
