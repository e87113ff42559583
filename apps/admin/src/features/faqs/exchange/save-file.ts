import { api } from '../../../connection/api.ts';
import { saveText } from '../../../ui/browser/save-text.ts';

/** What is asked for as a file. */
export interface Wanted {
  format: 'csv' | 'json';
  delimiter?: 'comma' | 'semicolon';
  template?: 'true';
}

/** Fetches a file of FAQs and hands it to the browser's downloads. Throws `CallFailed`. */
export async function saveFile(wanted: Wanted): Promise<void> {
  const { data } = await api('GET /faqs/export', { query: wanted });
  const type = wanted.format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  saveText(data.name, type, [data.text]);
}
