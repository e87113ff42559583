import type { ReactNode } from 'react';
import { texts } from '../../../ui/texts.ts';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

/** In a conversation: how else the shop can be reached while nobody is there. */
export function AwayContacts(): ReactNode {
  const { contacts } = useContacts();
  return contacts.length > 0 ? (
    <section className="card contact-us contact-away" aria-label={texts.otherWays}>
      <h3>{texts.otherWays}</h3>
      <ContactList contacts={contacts} />
    </section>
  ) : null;
}
