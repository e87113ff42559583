import type { Member } from '@chatty/contract/team';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { texts } from '#texts/team.ts';
import { api } from '../../../connection/api.ts';
import { useMe } from '../../../people/me.tsx';
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
        label={texts.email}
        description={texts.changeEmail.signIn}
        value={member.email}
        readOnly
        variant="filled"
        flex="1 1 220px"
      />
      {mayChange && (
        <Button variant="default" h={36} onClick={dialog.open}>
          {texts.changeEmail.title}
        </Button>
      )}
      <Modal opened={changing} onClose={dialog.close} closeOnClickOutside={false} title={texts.changeEmail.title}>
        <ChangeEmail member={member} onClose={dialog.close} />
      </Modal>
    </Group>
  );
}

function ChangeEmail({ member, onClose }: { member: Member; onClose(): void }) {
  const form = useTextForm<'email'>({
    initial: { email: '' },
    rules: { email: [required, email] },
    otherwise: texts.changeEmail.failed,
    async submit(body) {
      await api('POST /members/:id/change-email', { params: { id: member.id }, body });
      toastDone(texts.changeEmail.sent(body.email));
      onClose();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Text size="sm">{texts.changeEmail.text(member.fullName, member.email)}</Text>
        <FormProblem>{form.message}</FormProblem>
        <TextInput
          {...form.field('email')}
          label={texts.changeEmail.newEmail}
          type="email"
          required
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {texts.changeEmail.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
