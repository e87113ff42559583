import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

/** In a conversation: how else the shop can be reached while nobody is there. */
export function AwayContacts(): ReactNode {
  const { contacts } = useContacts();
  return contacts.length > 0 ? (
    <section className="card contact-us contact-away" aria-label={say('contactUsOtherWays')}>
      <h3>{say('contactUsOtherWays')}</h3>
      <ContactList contacts={contacts} />
    </section>
  ) : null;
}
