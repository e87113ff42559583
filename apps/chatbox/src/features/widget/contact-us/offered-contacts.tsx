import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Session } from '../../../app/state.ts';
import { useChatState } from '../../../app/use-chat.ts';
import { onDemand } from '../../../app/wire/on-demand.tsx';

const fetchContacts = () => import('./on-demand.ts');
type Contacts = Awaited<ReturnType<typeof fetchContacts>>;
type Name = { [N in keyof Contacts]: Contacts[N] extends ComponentType ? N : never }[keyof Contacts];

/** A session that was kept before shops had contact methods has none. */
const hasContacts = ({ contactMethod }: Session['widget']) =>
  Object.values(contactMethod ?? {}).some((it) => it.active);

/** Draws a part of what the shop offers, where it offers a way and the part `isWanted`. */
function offered(name: Name, isWanted: (session: Session) => boolean): ComponentType {
  const Part: ComponentType = onDemand(() => fetchContacts().then((all) => ({ it: all[name], style: all.style })));
  return function Offered(): ReactNode {
    const isShown = useChatState(({ session }) => session !== null && hasContacts(session.widget) && isWanted(session));
    return isShown ? createElement(Part) : null;
  };
}

/** The way that the merchant would like visitors to take, before everything else. */
export const LeadingContact = offered('LeadingContact', ({ widget }) => widget.defaultContactMethod !== 'liveChat');

/** While somebody answers here, these come after the chat; else right below the words that nobody does. */
export const OnlineContactCard = offered('ContactCard', ({ availability }) => availability.online);
export const AwayContactCard = offered('ContactCard', ({ availability }) => !availability.online);

/** In a conversation, while nobody is there. */
export const AwayContacts = offered('AwayContacts', () => true);
