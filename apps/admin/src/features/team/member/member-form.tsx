import type { Member } from '@chatty/contract/team';
import { Alert, Button, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { texts } from '#texts/team.ts';
import { api } from '../../../connection/api.ts';
import { useMe } from '../../../people/me.tsx';
import { showMember } from '../../../people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Page } from '../../../ui/page.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { backToTeam } from '../back-to-team.ts';
import { presenceOf } from '../presence.ts';
import { RoleField } from '../role-field.tsx';
import { useInviteAgain } from '../team-actions.ts';
import { EmailRow } from './email-row.tsx';
import { bodyOf, draftOf, lockOf, problemsOf } from './member-draft.ts';
import classes from './member.module.css';
import { RemoveCard } from './remove-card.tsx';
import { TransferCard } from './transfer-card.tsx';

/** One of the team: what an admin may change about them. */
export function MemberForm({ member }: { member: Member }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const again = useInviteAgain();
  const saved = useMemo(() => draftOf(member), [member]);
  const lock = lockOf(member, me.member.id);
  const form = useForm({
    saved,
    problemsOf,
    draftOf,
    async save(draft) {
      const { data } = await api('PUT /members/:id', { params: { id: member.id }, body: bodyOf(draft, saved) });
      showMember(client, data);
      return data;
    },
    onSaved: () => void toastDone(),
  });
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const isAdmin = draft.role === 'admin';
  return (
    <Page
      title={member.fullName}
      subtitle={presenceOf(member).text}
      back={backToTeam}
      width="narrow"
      secondaryActions={
        <>
          {member.invited && (
            <Button variant="default" loading={again.isPending} onClick={() => again.mutate(member)}>
              {texts.invite.again}
            </Button>
          )}
          <Button variant="default" component={Link} to={`/inbox/settings/${member.id}`}>
            {texts.row.inboxSettings}
          </Button>
        </>
      }
    >
      {form.bar}
      {form.isOvertaken && (
        <Alert color="yellow" className={classes.notice} title={texts.form.overtaken}>
          <Stack gap="xs" align="start">
            {texts.form.kept}
            <Button variant="default" onClick={form.reset}>
              {texts.form.showTheirs}
            </Button>
          </Stack>
        </Alert>
      )}
      <form id={form.formId} onSubmit={submit} noValidate>
        <Card title={texts.form.details}>
          <Stack gap="md">
            <TextInput
              label={texts.fullName}
              required
              value={draft.fullName}
              error={problems.fullName}
              onChange={(event) => set({ fullName: event.currentTarget.value })}
            />
            <EmailRow member={member} />
          </Stack>
        </Card>
        <Card title={texts.form.access}>
          <Stack gap="md">
            {lock && (
              <Alert color="gray" p="sm">
                {lock}
              </Alert>
            )}
            <RoleField
              value={draft.role}
              problem={problems.role}
              disabled={lock !== null}
              onChange={(role) => set({ role, active: role === 'admin' || saved.active })}
            />
            <Switch
              label={texts.row.active}
              description={isAdmin ? texts.form.adminSeat : texts.form.seat}
              checked={draft.active}
              error={problems.active}
              disabled={lock !== null || isAdmin}
              onChange={(event) => set({ active: event.currentTarget.checked })}
            />
          </Stack>
        </Card>
      </form>
      <TransferCard member={member} />
      {lock === null && (
        <RemoveCard member={member} unsaved={form.unsaved} onRemoved={() => void navigate(backToTeam.to)} />
      )}
    </Page>
  );
}
