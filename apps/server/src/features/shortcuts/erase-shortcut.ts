import type { Ctx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { useFiles } from '../files/index.ts';
import { findMemberIfThere } from '../team/index.ts';

type Erased = { id: string; author_id: string } | undefined;

const letGo = async (tx: TxCtx, erased: Erased) => {
  if (erased) await useFiles(tx, { usedBy: erased.id, ownerId: erased.author_id, fileIds: [] });
};

/** Erases a shortcut that was deleted at that moment and not restored since, and lets go of its files. */
export const eraseShortcut = (ctx: Ctx, deleted: { shortcutId: string; deletedAt: string }): Promise<void> =>
  transaction(ctx, async (tx) => {
    const row = await tx.db
      .deleteFrom('shortcuts')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', deleted.shortcutId)
      .where('deleted_at', '=', new Date(deleted.deletedAt))
      .returning(['id', 'author_id'])
      .executeTakeFirst();
    await letGo(tx, row);
  });

/** Erases the own shortcuts of somebody who is no longer of the team. */
export const forgetOwner = (ctx: Ctx, { memberId }: { memberId: string }): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (await findMemberIfThere(tx, memberId)) return;
    const rows = await tx.db
      .deleteFrom('shortcuts')
      .where('shop_id', '=', tx.shopId)
      .where('owner_id', '=', memberId)
      .returning(['id', 'author_id'])
      .execute();
    for (const row of rows) await letGo(tx, row);
  });
