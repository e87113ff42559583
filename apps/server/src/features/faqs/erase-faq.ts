import type { Ctx } from '../../ctx.ts';
import { useImages } from '../files/index.ts';
import { faqKey, forgetWording } from '../wording/index.ts';

/** Erases a FAQ that was deleted at that moment and not restored since, with its translations, and lets go of its images. */
export async function eraseFaq(
  { db, shopId, services }: Ctx,
  deleted: { faqId: string; deletedAt: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('faqs')
      .where('shop_id', '=', shopId)
      .where('id', '=', deleted.faqId)
      .where('deleted_at', '=', new Date(deleted.deletedAt))
      .executeTakeFirst();
    if (!numDeletedRows) return;
    await useImages(tx, services.clock.now(), { shopId, usedBy: deleted.faqId, images: [] });
    await forgetWording({ db: tx, shopId }, [faqKey(deleted.faqId, 'question'), faqKey(deleted.faqId, 'answer')]);
  });
}
