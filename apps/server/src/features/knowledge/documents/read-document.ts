import type { Ctx } from '../../../ctx.ts';
import { askedDocument, failDocument } from './keep-document.ts';
import { readFile } from './read-file.ts';

interface Asked {
  documentId: string;
  asked: number;
}

/**
 * Reads a file as it was asked for; nothing is done of what is gone, or asked for anew by now. What nobody foresaw is
 * logged, and told as a file that makes no sense: it would not be read the next time either.
 */
export async function readDocument(ctx: Ctx, { documentId, asked }: Asked): Promise<void> {
  const row = await askedDocument(ctx, documentId, asked);
  if (!row) return;
  try {
    await readFile(ctx, row);
  } catch (error) {
    ctx.log.error({ err: error, document: row.id }, 'a file could not be read');
    await failDocument(ctx, row, 'damaged');
  }
}
