import type { Member } from '@chatty/contract/members';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '../../../app/api.ts';
import { useMe } from '../../../app/me.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';

/** The address that somebody signs in with. Changing it is a feature on trial. */
export function EmailRow({ member }: { member: Member }) {
  const mayChange = useMe().shop.uatFeatures.changeEmail === true && !member.invited;
  const [changing, dialog] = useDisclosure(false);
  return (
    <Group justify="space-between" align="end" gap="xs">
      <TextInput
        label="E-mail"
        description="They sign in with it."
        value={member.email}
        readOnly
        variant="filled"
        flex="1 1 220px"
      />
      {mayChange && (
        <Button variant="default" h={36} onClick={dialog.open}>
          Change e-mail
        </Button>
      )}
      <Modal opened={changing} onClose={dialog.close} closeOnClickOutside={false} title="Change e-mail">
        <ChangeEmail member={member} onClose={dialog.close} />
      </Modal>
    </Group>
  );
}

function ChangeEmail({ member, onClose }: { member: Member; onClose(): void }) {
  const form = useTextForm<'email'>({
    initial: { email: '' },
    rules: { email: [required, email] },
    otherwise: 'The link could not be sent. Please try again.',
    async submit(body) {
      await api('POST /members/:id/change-email', { params: { id: member.id }, body });
      toastDone(`A link was sent to ${body.email}. The address counts once it is opened.`);
      onClose();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Text size="sm">
          The new address gets a link. Until it is opened, {member.fullName} signs in with {member.email}.
        </Text>
        <FormProblem>{form.message}</FormProblem>
        <TextInput
          {...form.field('email')}
          label="New e-mail"
          type="email"
          required
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            Send link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
