import type { ReactNode } from 'react';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

/** The way that the merchant would like visitors to take, before everything else. */
export function LeadingContact(): ReactNode {
  const { first } = useContacts();
  return first ? (
    <section className="card" aria-label={first.name}>
      <ContactList contacts={[first]} leads />
    </section>
  ) : null;
}
