import { contactLink } from '@chatty/contract/settings/contact/contact-links';
import type { ContactMethod } from '@chatty/contract/settings/options';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { ContactGlyph } from './contact-glyph.tsx';
import type { Contact } from './use-contacts.ts';

/** Used on a phone, whatever the visitor sits at: a desktop shows a code for its camera. */
const ofPhones: readonly ContactMethod[] = ['whatsApp', 'telegram', 'line', 'zalo', 'sms', 'phoneCall'];

export const isOnPhone = (): boolean => !matchMedia('(pointer: fine)').matches;

/**
 * How a link is opened: a page of another site beside the store, which it is not told of; an app where it is.
 */
export const linkTo = (href: string) =>
  href.startsWith('https://')
    ? ({ href, target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const)
    : { href };

interface ContactWayProps {
  contact: Contact;
  /** Stands alone, and first. */
  leads?: boolean;
  /** Its panel is shown; `onToggle` shows or hides it. */
  open: boolean;
  panelId: string;
  onToggle(): void;
}

/** A way to reach the shop: a link, or on a desktop what opens the panel with its code. */
export function ContactWay({ contact, leads = false, open, panelId, onToggle }: ContactWayProps): ReactNode {
  const { method, value, name } = contact;
  const onPhone = isOnPhone();
  const href = contactLink(method, value, onPhone);
  if (!href) return null;
  const words = (
    <>
      <span className="way-sign">
        <ContactGlyph method={method} />
      </span>
      <span className="way-name" dir="auto">
        {name}
      </span>
      {leads && <Icon name="next" size={18} />}
    </>
  );
  const className = leads ? 'way way-leads' : 'way';
  return onPhone || !ofPhones.includes(method) ? (
    <a className={className} {...linkTo(href)}>
      {words}
    </a>
  ) : (
    <button type="button" className={className} aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
      {words}
    </button>
  );
}
