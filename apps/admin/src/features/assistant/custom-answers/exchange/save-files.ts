import { api } from '../../../../connection/api.ts';
import { saveText } from '../../../../ui/browser/save-text.ts';

const csv = 'text/csv;charset=utf-8';

export interface Wanted {
  delimiter?: 'comma' | 'semicolon';
  template?: 'true';
}

/** Fetches the custom answers part by part and hands them to the browser's downloads as one file. Throws `CallFailed`. */
export async function saveAnswers(wanted: Wanted): Promise<void> {
  const parts: string[] = [];
  let name = '';
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await api('GET /customAnswers/export', { query: { ...wanted, ...(cursor ? { cursor } : {}) } });
    parts.push(data.text);
    ({ name, cursor } = data);
  }
  saveText(name, csv, parts);
}

/** Hands the rows that failed to the browser's downloads. Throws `CallFailed`. */
export async function saveFailedRows(id: string): Promise<void> {
  const { data } = await api('GET /customAnswers/imports/:id/failed', { params: { id } });
  saveText(data.name, csv, [data.text]);
}
