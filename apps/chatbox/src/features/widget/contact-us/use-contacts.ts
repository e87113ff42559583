import { offeredContacts } from '@chatty/contract/settings/contact/contact-links';
import type { ContactMethod } from '@chatty/contract/settings/options';
import { useChatState } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';

/** What a method is called where its merchant has given it no title. */
const nameKeys = {
  whatsApp: 'contactUsWhatsApp',
  messenger: 'contactUsMessenger',
  phoneCall: 'contactUsPhoneCall',
  email: 'contactUsEmail',
  instagram: 'contactUsInstagram',
  telegram: 'contactUsTelegram',
  skype: 'contactUsSkype',
  line: 'contactUsLine',
  zalo: 'contactUsZalo',
  sms: 'contactUsSms',
  tiktok: 'contactUsTiktok',
} as const;

/** A way to reach the shop beside the chat. */
export interface Contact {
  method: ContactMethod;
  value: string;
  /** The merchant's title, or the method's own name. */
  name: string;
}

/** The ways that are offered, in the merchant's order, and the one that the launcher opens first, if it is one of them. */
export function useContacts(): { contacts: readonly Contact[]; first: Contact | null } {
  const widget = useChatState((state) => state.session?.widget);
  // A session that was kept before shops had contact methods has none.
  if (!widget?.contactMethod) return { contacts: [], first: null };
  const contacts = offeredContacts(widget).map((method) => {
    const { value, title } = widget.contactMethod[method];
    return { method, value, name: title || say(nameKeys[method]) };
  });
  return { contacts, first: contacts.find((it) => it.method === widget.defaultContactMethod) ?? null };
}
