import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { useImages } from '../files/index.ts';

const Erase = z.object({ shopId: z.uuid(), faqId: z.uuid(), deletedAt: z.coerce.date() });

export const faqQueues = {
  /** A day after a deletion nothing of the FAQ is left, unless it was restored; a later deletion has its own day. */
  'faqs.erase': {
    async handle(services, data) {
      const { shopId, faqId, deletedAt } = Erase.parse(data);
      await services.db.transaction().execute(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('faqs')
          .where('shop_id', '=', shopId)
          .where('id', '=', faqId)
          .where('deleted_at', '=', deletedAt)
          .executeTakeFirst();
        if (numDeletedRows) await useImages(db, services.clock.now(), { shopId, usedBy: faqId, images: [] });
      });
    },
  },
} satisfies Record<string, Queue>;
