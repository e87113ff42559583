import { buffer } from 'node:stream/consumers';
import { texts } from '#texts/files.ts';
import { notFound } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';
import { findFile } from './save-file.ts';
import { fileKey } from './upload.store.ts';

/** What somebody has uploaded, by its owner. Throws `not_found`. */
export async function readOwnFile(ctx: Ctx, ownerId: string, id: string): Promise<{ type: string; bytes: Uint8Array }> {
  const row = await findFile(ctx, id);
  const kept = row?.owner_id === ownerId ? await ctx.services.files.open(fileKey(row)) : null;
  if (!row || !kept) throw notFound(texts.thisFile);
  return { type: row.type, bytes: await buffer(kept) };
}
