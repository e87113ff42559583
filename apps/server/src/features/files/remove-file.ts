import type { Ctx } from '../../world.ts';
import { fileKey } from './upload.store.ts';

/** Which file an address of ours names; null for any other address. */
const idIn = (url: string): string | null => /\/files\/[\w-]+\/([\w-]+)\/[\w-]+$/.exec(url)?.[1] ?? null;

/** Removes a file of the ctx's shop that nothing uses any more, by its address. A second time does nothing. */
export async function removeFile({ db, shopId, world }: Ctx, url: string): Promise<void> {
  const id = idIn(url);
  if (!id) return;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('files')
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returning(['shop_id', 'id', 'secret'])
      .executeTakeFirst();
    if (row) await world.files.remove(fileKey(row));
  });
}
