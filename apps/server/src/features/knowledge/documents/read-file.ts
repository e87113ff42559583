import type { Ctx } from '../../../ctx.ts';
import type { ReadPart } from '../../../ports/reader.ts';
import type { Unreadable } from '../../../ports/reader.ts';
import { plainPart } from './document-drafts.ts';
import { type DocumentRow, failDocument, keepDocument, moveDocument } from './keep-document.ts';
import { sniffDocument } from './sniff-document.ts';

async function partsOf(
  ctx: Ctx,
  bytes: Uint8Array,
  name: string,
): Promise<{ parts: ReadPart[] } | { problem: Unreadable }> {
  const sniffed = await sniffDocument(bytes, name);
  switch (sniffed.kind) {
    case 'table':
      return { parts: [{ sheet: '', rows: sniffed.rows }] };
    case 'text':
      return { parts: [plainPart(sniffed.text)] };
    default:
      return ctx.services.reader.readFile(sniffed.kind, bytes);
  }
}

/** Reads an uploaded file, after which only its text is kept. */
export async function readFile(ctx: Ctx, row: DocumentRow): Promise<void> {
  const upload = await ctx.db
    .selectFrom('document_uploads')
    .select('bytes')
    .where('shop_id', '=', ctx.shopId)
    .where('document_id', '=', row.id)
    .executeTakeFirst();
  if (!upload) return;
  await moveDocument(ctx, row, { state: 'reading' });
  const read = await partsOf(ctx, upload.bytes, row.title);
  if ('problem' in read) return failDocument(ctx, row, read.problem);
  await keepDocument(ctx, row, read.parts, { title: row.title });
}
