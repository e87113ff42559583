import type { ContactFilter } from '@chatty/contract/contact-list';
import { newId } from '@chatty/contract/new-id';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { texts } from '#texts/contacts.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';

interface SaveSegmentProps {
  filter: ContactFilter;
  onClose(): void;
}

/** Gives the filters of the list a name. */
export function SaveSegmentDialog({ opened, onClose, filter }: SaveSegmentProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.segments.saveTitle}>
      <SegmentForm filter={filter} onClose={onClose} />
    </Modal>
  );
}

function SegmentForm({ filter, onClose }: SaveSegmentProps) {
  const form = useTextForm<'name'>({
    initial: { name: '' },
    rules: { name: [required] },
    otherwise: ui.failedToSave,
    async submit({ name }) {
      await api('PUT /contacts/segments/:id', { params: { id: newId() }, body: { name, filter } });
      toastDone(texts.segments.saved);
      onClose();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Text size="sm">{texts.segments.saveHint}</Text>
        <TextInput
          {...form.field('name')}
          label={texts.segments.name}
          placeholder={texts.segments.namePlaceholder}
          maxLength={60}
          data-autofocus
        />
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {texts.segments.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
