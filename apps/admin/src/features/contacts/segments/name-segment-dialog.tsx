import type { ContactFilter, ContactSegment } from '@chatty/contract/contact-list';
import { newId } from '@chatty/contract/new-id';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/contacts.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';

const { segments: words } = texts;

interface NameSegmentProps {
  /** The segment that gets another name, or a new one of the filters of the list; null while nothing is named. */
  named: ContactSegment | 'new' | null;
  filter: ContactFilter;
  onClose(): void;
}

/** Gives the filters of the list a name, or a segment another one. */
export function NameSegmentDialog({ named, filter, onClose }: NameSegmentProps) {
  const title = named === 'new' || named === null ? words.saveTitle : words.rename;
  return (
    <Modal opened={named !== null} onClose={onClose} title={title}>
      {named && <SegmentForm segment={named === 'new' ? null : named} filter={filter} onClose={onClose} />}
    </Modal>
  );
}

interface SegmentFormProps {
  segment: ContactSegment | null;
  filter: ContactFilter;
  onClose(): void;
}

function SegmentForm({ segment, filter, onClose }: SegmentFormProps) {
  // A second try after an answer that was lost is the same segment.
  const [id] = useState(() => segment?.id ?? newId());
  const form = useTextForm<'name'>({
    initial: { name: segment?.name ?? '' },
    rules: { name: [required] },
    otherwise: ui.failedToSave,
    async submit({ name }) {
      if (segment) await api('PATCH /contacts/segments/:id', { params: { id }, body: { name } });
      else await api('PUT /contacts/segments/:id', { params: { id }, body: { name, filter } });
      toastDone(segment ? words.renamed : words.saved);
      onClose();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        {!segment && <Text size="sm">{words.saveHint}</Text>}
        <TextInput
          {...form.field('name')}
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={60}
          data-autofocus
        />
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {segment ? words.renameAction : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
