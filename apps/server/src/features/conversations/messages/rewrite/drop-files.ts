import { sql } from 'kysely';
import type { Ctx } from '../../../../ctx.ts';
import { removeFile } from '../../../files/index.ts';

/** Removes the files of a message that was deleted; one that another message of the shop shows stays. */
export async function dropFiles(ctx: Ctx, { urls }: { urls: readonly string[] }): Promise<void> {
  for (const url of urls) {
    const shown = await ctx.db
      .selectFrom('messages')
      .select('id')
      .where('shop_id', '=', ctx.shopId)
      .where(sql<boolean>`files <> '[]' and files @> ${JSON.stringify([{ url }])}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    if (!shown) await removeFile(ctx, url);
  }
}
