import type { Contact } from '@chatty/contract/contacts';
import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/block-contact.ts';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from '../contact.module.css';
import { Section } from '../section.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { UnblockButton } from './unblock-button.tsx';

/** Whether a contact is blocked, since when and why, and the way to change that. */
export function BlockSection({ contact, name }: { contact: Contact; name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={texts.title}>
      {contact.blockedAt && (
        <p className={classes.blocked}>
          {texts.since(dateAndTime(contact.blockedAt))}
          {contact.blockedReason !== '' && <span dir="auto">{contact.blockedReason}</span>}
        </p>
      )}
      {contact.blockedAt ? (
        <UnblockButton contactId={contact.id} variant="default" size="compact-xs" />
      ) : (
        <Button variant="default" size="compact-xs" leftSection={<IconBan size={13} />} onClick={() => setAsking(true)}>
          {texts.block}
        </Button>
      )}
      <BlockDialog contactId={contact.id} name={name} opened={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}
