import type { ContactProfile } from '@chatty/contract/contacts';
import { Button, Group } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '#texts/conversation-customer.ts';
import classes from './contact.module.css';
import { useDataExport } from './data-export.ts';
import { DeleteContact } from './delete-contact.tsx';

interface PrivacySectionProps {
  contact: ContactProfile;
  name: string;
  /** The address to go on at once they are deleted. */
  after: string;
}

/** What the law lets a customer ask for: everything that is held about them, and that it be deleted. */
export function PrivacySection({ contact, name, after }: PrivacySectionProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const exporting = useDataExport(contact.id);
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
      <DeleteContact
        contactId={contact.id}
        name={name}
        opened={asking}
        onClose={() => setAsking(false)}
        onDeleted={() => void navigate(after)}
      />
    </section>
  );
}
