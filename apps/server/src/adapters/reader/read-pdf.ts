import { getDocumentProxy } from 'unpdf';
import type { ReadPart } from '../../ports/reader.ts';
import { mostChars, Unread } from './unread.ts';

/** More pages are a book, or made to be slow. */
const mostPages = 1_500;

/** Of a PDF the text of each page that has any. Throws `Unread`. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPart[]> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
    throw new Unread(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged');
  });
  if (document.numPages > mostPages) throw new Unread('too_long');
  const parts: ReadPart[] = [];
  let chars = 0;
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const text = items.map((it) => ('str' in it ? it.str + (it.hasEOL ? '\n' : '') : '')).join('');
    chars += text.length;
    if (chars > mostChars) throw new Unread('too_long');
    if (text.trim() !== '') parts.push({ page, text });
  }
  // Pictures of pages, as a scanner makes them.
  if (parts.length === 0) throw new Unread('no_text');
  return parts;
}
