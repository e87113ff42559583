import type { Ctx } from '../../ctx.ts';
import { fileKey } from './upload.store.ts';

/** Which file an address of ours names; null for any other address. */
const idIn = (url: string): string | null => /\/files\/[\w-]+\/([\w-]+)\/[\w-]+$/.exec(url)?.[1] ?? null;

/**
 * Removes a file of the ctx's shop by its address, once what it was made for has let go of it. What a record such as a FAQ
 * shows stays for as long as that does. A second time does nothing.
 */
export async function removeFile({ db, shopId, services }: Ctx, url: string): Promise<void> {
  const id = idIn(url);
  if (!id) return;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('files')
      .select(['shop_id', 'id', 'secret'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      // A record that begins to show it comes before, or is told that it is gone.
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const uses = tx.selectFrom('file_uses').select('used_by').where('shop_id', '=', shopId).where('file_id', '=', id);
    if (await uses.limit(1).executeTakeFirst()) {
      const ofShop = tx.updateTable('files').set({ only_used: true }).where('shop_id', '=', shopId);
      await ofShop.where('id', '=', id).execute();
      return;
    }
    await tx.deleteFrom('files').where('shop_id', '=', shopId).where('id', '=', id).execute();
    await services.files.remove(fileKey(row));
  });
}
