import type { ContactProfile } from '@chatty/contract/contacts';
import { Button, Group } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/conversation-customer.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import classes from './customer.module.css';

/** Hands the browser a file that it keeps as a download. */
function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** What the law lets a customer ask for: everything that is held about them, and that it be deleted. */
export function PrivacySection({ contact, name }: { contact: ContactProfile; name: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const params = { id: contact.id };
  const exporting = useMutation({
    mutationFn: () => api('GET /contacts/:id/export', { params }),
    onSuccess: ({ data }) => download(`contact-${contact.id}.json`, JSON.stringify(data, null, 2)),
    onError: (problem) => toastFailure(problem, uiTexts.failedToLoad),
  });
  const erase = async () => {
    await api('DELETE /contacts/:id', { params });
    toastDone(texts.deleted);
    void navigate('/inbox');
  };
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>{texts.privacy}</h3>
      <Group gap={8}>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconDownload size={13} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {texts.exportData}
        </Button>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconTrash size={13} />}
          onClick={() => setAsking(true)}
        >
          {texts.deleteContact}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title={texts.deleteWho(name)}
        action={texts.delete}
        danger
        typed={texts.typeDelete}
        confirm={erase}
        onClose={() => setAsking(false)}
      >
        {texts.deleteMeans}
      </ConfirmDialog>
    </section>
  );
}
