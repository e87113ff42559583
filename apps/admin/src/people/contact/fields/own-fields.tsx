import type { Contact } from '@chatty/contract/contacts';
import { later } from '../../../ui/later/later.ts';

/** What no first screen needs of the shop's own fields. */
const section = later(() => import('./fields-section.tsx'));

/** The shop's own fields of a contact, once their code is there. */
export function OwnFields({ contact }: { contact: Pick<Contact, 'id' | 'fieldValues'> }) {
  const code = section.use();
  return code && <code.FieldsSection contact={contact} />;
}
