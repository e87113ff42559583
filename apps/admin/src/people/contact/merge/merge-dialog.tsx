import type { Contact } from '@chatty/contract/contacts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/merge-contacts.ts';
import { ChooseContact } from './choose-contact.tsx';
import { CompareContacts } from './compare-contacts.tsx';

interface MergeDialogProps {
  contact: Contact;
  name: string;
  opened: boolean;
  onClose(): void;
}

/** Asks who the other one is, then what stays of both, and says that it is for good. */
export function MergeDialog({ contact, name, opened, onClose }: MergeDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={texts.mergeWho(name)}
      styles={{ title: { fontSize: 16, fontWeight: 650, overflowWrap: 'anywhere' } }}
    >
      <Steps contact={contact} onClose={onClose} />
    </Modal>
  );
}

function Steps({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const [other, setOther] = useState<Contact | null>(null);
  if (!other) return <ChooseContact contact={contact} choose={setOther} />;
  return <CompareContacts contact={contact} other={other} back={() => setOther(null)} onClose={onClose} />;
}
