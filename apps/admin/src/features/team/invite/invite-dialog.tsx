import { Role } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/team.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { RoleField } from '../role-field.tsx';
import { type Invitation, useInvite } from '../team-actions.ts';

interface InviteDialogProps {
  opened: boolean;
  onClose(): void;
}

/** Invites somebody by mail. A failure keeps what was typed and says what was wrong where it was typed. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const invite = useInvite();
  // While it is on its way the dialog stays, so that a failure finds somebody to tell.
  const close = () => invite.isPending || onClose();
  return (
    <Modal opened={opened} onClose={close} closeOnClickOutside={false} title={texts.invite.title}>
      <InviteForm send={invite.mutateAsync} onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ send, onClose }: { send(invitation: Invitation): Promise<unknown>; onClose(): void }) {
  const [id] = useState(newId);
  const form = useTextForm<'fullName' | 'email' | 'role'>({
    initial: { fullName: '', email: '', role: 'member' },
    rules: { fullName: [required], email: [required, email] },
    otherwise: texts.invite.failed,
    async submit(typed) {
      await send({ ...typed, id, role: Role.parse(typed.role) });
      onClose();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Text size="sm" c="ink.6">
          {texts.invite.text}
        </Text>
        <FormProblem>{form.message}</FormProblem>
        <TextInput
          {...form.field('fullName')}
          label={texts.fullName}
          required
          maxLength={80}
          autoComplete="off"
          data-autofocus
        />
        <TextInput {...form.field('email')} label={texts.email} type="email" required autoComplete="off" />
        <RoleField
          value={Role.parse(form.values.role)}
          problem={form.field('role').error}
          onChange={(role) => form.set('role', role)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose} disabled={form.busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {texts.invite.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
