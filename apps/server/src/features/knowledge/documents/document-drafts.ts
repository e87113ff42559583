import { escapeHtml } from '@chatty/prose/html';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import { texts } from '#texts/faqs.ts';
import type { ReadPart } from '../../../ports/reader.ts';
import type { PassageDraft } from '../passages/keep-passages.ts';
import { cutText, splitPage } from '../passages/split-page.ts';
import { unwrapped } from './unwrap-lines.ts';

/** Rows of a table are kept together as long as they can be quoted, each time under the row of headings. */
const rowsMaxChars = 800;

const under = (...places: string[]) => places.filter(Boolean).join(' › ');

/** Plain text as paragraphs of lines, so that nothing of it is taken for markup. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n(?:[ \t]{0,40}\n){1,9}/)
    .map((it) => `<p>${it.trim().split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('');

const rowOf = (cells: readonly string[]) => `<tr>${cells.map((it) => `<td>${escapeHtml(it)}</td>`).join('')}</tr>`;
const isEmpty = (cells: readonly string[]) => cells.every((it) => it.trim() === '');

/** The rows of a table below its first, which names the columns, in pieces that can be quoted. */
function tableDrafts(title: string, rows: readonly (readonly string[])[]): PassageDraft[] {
  const drafts: PassageDraft[] = [];
  const first = rows.findIndex((it) => !isEmpty(it));
  const head = rows[first];
  if (!head) return [];
  let piece: { from: number; to: number; rows: (readonly string[])[]; chars: number } | null = null;
  const put = () => {
    if (!piece) return;
    const place = under(title, texts.documents.rows(piece.from, piece.to));
    const text = htmlToProse(`<table>${[head, ...piece.rows].map(rowOf).join('')}</table>`);
    for (const it of cutText(text, 2 * rowsMaxChars)) drafts.push({ title: place, text: it, url: null });
    piece = null;
  };
  for (const [at, row] of rows.entries()) {
    if (at <= first || isEmpty(row)) continue;
    const chars = row.reduce((sum, it) => sum + it.length + 3, 0);
    if (piece && piece.chars + chars > rowsMaxChars) put();
    piece ??= { from: at + 1, to: at + 1, rows: [], chars: 0 };
    piece = { ...piece, to: at + 1, rows: [...piece.rows, row], chars: piece.chars + chars };
  }
  put();
  // A table of one row has nothing below it.
  return drafts.length > 0 ? drafts : [{ title, text: htmlToProse(`<table>${rowOf(head)}</table>`), url: null }];
}

function partDrafts(title: string, part: ReadPart): PassageDraft[] {
  if ('rows' in part) return tableDrafts(under(title, part.sheet), part.rows);
  const [place, html] =
    'html' in part
      ? [title, part.html]
      : [under(title, texts.documents.page(part.page)), paragraphsOf(unwrapped(part.text))];
  return splitPage(place, html).map((it) => ({ ...it, url: null }));
}

/** The passages of a document, each called by where it stands in it: headings, a page, a sheet, rows. */
export const draftsOfParts = (title: string, parts: readonly ReadPart[]): PassageDraft[] =>
  parts.flatMap((it) => partDrafts(title, it)).filter((it) => it.text.trim() !== '');

/** Plain text as a part. */
export const plainPart = (text: string): ReadPart => ({ html: paragraphsOf(text.replace(/\r\n?/g, '\n')) });
