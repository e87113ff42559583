import { mostCounted } from '@chatty/contract/contact-list';
import { texts } from '#texts/contact-exchange.ts';
import { api } from '../../../connection/api.ts';
import type { Exported } from '../../../connection/exporting/use-export.ts';
import type { ContactListView } from '../contact-queries.ts';

/** The contacts of a view, as a file. */
export const exportedContacts = ({ filter, search }: ContactListView): Exported => ({
  async read(cursor, signal) {
    const query = { ...filter, ...(search === '' ? {} : { search }), ...(cursor === null ? {} : { cursor }) };
    return (await api('GET /contacts/export', { query, signal })).data;
  },
  mostCounted,
  done: texts.exported,
  failed: texts.failedToExport,
});
