import { documentMaxChars } from '@chatty/contract/limits';
import { fileTypeFromBuffer } from 'file-type';
import { texts } from '#texts/faqs.ts';
import { BrokenCsv, readRows, textOf } from '../../../platform/csv/read-rows.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ParsedKind } from '../../../ports/reader.ts';

/** What a file is by its bytes: one to be parsed, a table of text, or text. */
export type Sniffed = { kind: ParsedKind } | { kind: 'table'; rows: string[][] } | { kind: 'text'; text: string };

const office = 'application/vnd.openxmlformats-officedocument';
const known: Readonly<Record<string, ParsedKind>> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
};
/** What Word and Excel wrote until 2003, and what they write with a password. */
const oldOffice = 'application/x-cfb';

/** What only Markdown looks like: a heading, words in bold, a link, a table's row. */
const markdown = /^#{1,6} \S|\*\*\S[^*\n]{0,200}\*\*|\]\(https?:\/\/|^\|.{1,500}\|$/m;
const markup = /^\s*<(?:!doctype|html|svg|\?xml|head|body|script)/i;
const tableName = /\.(?:csv|tsv)$/i;

const refusal = (message = texts.documents.unsupported) => new Problem('unsupported_file', message);

/** The rows of a text that is a table: every one has as many cells as the first, more than one. */
function rowsOf(text: string): string[][] | null {
  try {
    const rows = readRows(text).map((it) => it.cells);
    const width = rows[0]?.length ?? 0;
    return width > 1 && rows.every((it) => it.length === width || it.length === 1) ? rows : null;
  } catch (problem) {
    if (problem instanceof BrokenCsv) return null;
    throw problem;
  }
}

/**
 * What a file is. Its name says of plain text alone whether commas part columns in it. Throws `unsupported_file` for what
 * cannot be read, `bad_input` for an empty one, and `too_large` for more text than is read.
 */
export async function sniffDocument(bytes: Uint8Array, name: string): Promise<Sniffed> {
  if (bytes.byteLength === 0) throw new Problem('bad_input', texts.documents.empty);
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === oldOffice) throw refusal(texts.documents.oldOffice);
  if (found) {
    const kind = known[found.mime];
    if (!kind) throw refusal();
    return { kind };
  }
  const text = textOf(bytes);
  if (text === null || markup.test(text)) throw refusal();
  if (text.trim() === '') throw new Problem('bad_input', texts.documents.empty);
  if (text.length > documentMaxChars) throw new Problem('too_large', texts.documents.tooLong);
  const rows = tableName.test(name) ? rowsOf(text) : null;
  if (rows) return { kind: 'table', rows };
  return markdown.test(text) ? { kind: 'markdown' } : { kind: 'text', text };
}
