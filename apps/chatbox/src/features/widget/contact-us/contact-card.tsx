import type { ReactNode } from 'react';
import { useChatState } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { ContactList } from './contact-list.tsx';
import { useContacts } from './use-contacts.ts';

/** The ways to reach the shop beside the chat, without the one that stands first on the screen. */
function ContactCard(): ReactNode {
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

/** While somebody answers here, these come after the chat; else right below the words that nobody does. */
export function OnlineContactCard(): ReactNode {
  const online = useChatState((state) => state.session?.availability.online);
  return online ? <ContactCard /> : null;
}

export function AwayContactCard(): ReactNode {
  const online = useChatState((state) => state.session?.availability.online);
  return online === false ? <ContactCard /> : null;
}
