import type { Ctx } from '../../../ctx.ts';
import { askedDocument } from './keep-document.ts';
import { readFile } from './read-file.ts';

/** Reads a document as it was asked for; nothing is done of what is gone, or asked for anew by now. */
export async function readDocument(
  ctx: Ctx,
  { documentId, asked }: { documentId: string; asked: number },
): Promise<void> {
  const row = await askedDocument(ctx, documentId, asked);
  if (row) await readFile(ctx, row);
}
