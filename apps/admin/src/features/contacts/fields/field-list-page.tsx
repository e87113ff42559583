import { type ContactField, shownFields } from '@chatty/contract/contact-fields';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconForms } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-fields.ts';
import { api } from '../../../connection/api.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { ArchivedFields, type Asking, ShownFields } from './field-rows.tsx';

const aNewOne: Asking = { what: 'form', field: null };

/** The shop's own fields of contacts: made, named, put in order, archived. */
export function FieldListPage() {
  const found = useQuery(contactFieldsQuery);
  const [asking, setAsking] = useState<Asking>(aNewOne);
  const [opened, dialog] = useDisclosure(false);
  const ask = (next: Asking) => {
    setAsking(next);
    dialog.open();
  };
  const archived = (found.data ?? []).filter((it) => it.archivedAt !== null);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/contacts', label: texts.back }}
      primaryAction={{ label: texts.add, run: () => ask(aNewOne) }}
    >
      <Card padded={false}>
        {found.data ? (
          <Shown all={shownFields(found.data)} onAsk={ask} />
        ) : found.isError ? (
          <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.notLoaded} />
        ) : (
          <Stack p="md" role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="30%" />
            <Skeleton height={14} width="45%" />
          </Stack>
        )}
      </Card>
      {archived.length > 0 && (
        <Card title={texts.archived} padded={false}>
          <ArchivedFields all={archived} />
        </Card>
      )}
      <Dialogs opened={opened} asking={asking} onClose={dialog.close} />
    </Page>
  );
}

function Shown({ all, onAsk }: { all: readonly ContactField[]; onAsk(asking: Asking): void }) {
  if (all.length > 0) return <ShownFields all={all} onAsk={onAsk} />;
  return (
    <EmptyState
      icon={<IconForms size={32} stroke={1.5} />}
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={() => onAsk(aNewOne)}>{texts.add}</Button>}
    />
  );
}

interface DialogsProps {
  opened: boolean;
  /** What is asked, or was until the dialog closed. */
  asking: Asking;
  onClose(): void;
}

function Dialogs({ opened, asking, onClose }: DialogsProps) {
  const client = useQueryClient();
  if (asking.what === 'form') return <FieldDialog opened={opened} field={asking.field} onClose={onClose} />;
  const { id, name } = asking.field;
  const archive = async () => {
    const { data } = await api('POST /contact-fields/:id/archive', { params: { id }, body: { archived: true } });
    client.setQueryData(contactFieldsQuery.queryKey, (held) => held?.map((it) => (it.id === id ? data : it)));
    toastDone(texts.archiveDone);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.archiveTitle(name)}
      action={texts.archiveDo}
      confirm={archive}
      onClose={onClose}
    >
      {texts.archiveMeans}
    </ConfirmDialog>
  );
}
