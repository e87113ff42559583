import { api } from '../../../connection/api.ts';

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
  const address = URL.createObjectURL(new Blob([data.text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = data.name;
  link.click();
  // The download has begun by then; some browsers read the address a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
