import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

/** The ways to reach the shop beside the chat, without the one that stands first on the screen. */
export function ContactCard(): ReactNode {
  const { contacts, first } = useContacts();
  const others = contacts.filter((it) => it !== first);
  if (others.length === 0) return null;
  return (
    <section className="card contact-us" aria-label={say('contactUs')}>
      <h3>{say('contactUs')}</h3>
      <ContactList contacts={others} />
    </section>
  );
}
