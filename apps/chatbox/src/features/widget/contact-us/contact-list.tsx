import { type ReactNode, useId, useState } from 'react';
import type { ContactMethod } from '@chatty/contract/settings/options';
import { ContactPanel } from './contact-panel.tsx';
import { ContactWay } from './contact-way.tsx';
import type { Contact } from './use-contacts.ts';

/** Ways to reach the shop, and below them the panel of the one that was asked for. */
export function ContactList({ contacts, leads = false }: { contacts: readonly Contact[]; leads?: boolean }): ReactNode {
  const id = useId();
  const [asked, setAsked] = useState<ContactMethod | null>(null);
  const open = contacts.find((it) => it.method === asked);
  return (
    <>
      <ul className="ways">
        {contacts.map((it) => (
          <li key={it.method}>
            <ContactWay
              contact={it}
              leads={leads}
              open={open === it}
              panelId={id}
              onToggle={() => setAsked(open === it ? null : it.method)}
            />
          </li>
        ))}
      </ul>
      {open && <ContactPanel contact={open} id={id} />}
    </>
  );
}
