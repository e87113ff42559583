import type { Ctx } from '../../ctx.ts';
import { useImages } from '../files/index.ts';

/** Erases a FAQ that was deleted at that moment and not restored since, and lets go of its images. */
export async function eraseFaq({ db, shopId, services }: Ctx, it: { faqId: string; deletedAt: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('faqs')
      .where('shop_id', '=', shopId)
      .where('id', '=', it.faqId)
      .where('deleted_at', '=', new Date(it.deletedAt))
      .executeTakeFirst();
    if (numDeletedRows) await useImages(tx, services.clock.now(), { shopId, usedBy: it.faqId, images: [] });
  });
}
