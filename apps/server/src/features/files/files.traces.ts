import { sql } from 'kysely';
import type { FilesTables } from '../../tables/files.ts';
import { defineTraces } from '../../traces.ts';
import { toFileRef } from './save-file.ts';
import { fileKey } from './upload.store.ts';

export const filesTraces = defineTraces<FilesTables>({
  about: { files: 'contact', uploads: 'contact', file_uses: 'nobody' },
  /**
   * Files that they uploaded, or are uploading at this moment, and those of the team that were sent to them alone and
   * stand in no record such as a FAQ. What such a record still shows goes with it.
   */
  async forget(tx, { contactId, sentFileIds, fileKeys }) {
    // First these: an upload that becomes a file meanwhile is among the files then.
    const begun = await tx.db
      .deleteFrom('uploads')
      .where('shop_id', '=', tx.shopId)
      .where('owner_id', '=', contactId)
      .returning(['shop_id', 'id', 'secret'])
      .execute();
    const isSent = sql<boolean>`id in (
      select f::uuid from jsonb_array_elements_text(${JSON.stringify(sentFileIds)}::jsonb) as f)`;
    // Before it is asked what a record shows: one that lets go at this moment has done so by then, or waits.
    await tx.db.updateTable('files').set({ only_used: true }).where('shop_id', '=', tx.shopId).where(isSent).execute();
    const rows = await tx.db
      .deleteFrom('files')
      .where('shop_id', '=', tx.shopId)
      .where((q) =>
        q.or([
          q('owner_id', '=', contactId),
          sql<boolean>`${isSent} and id not in (select file_id from file_uses where shop_id = ${tx.shopId})`,
        ]),
      )
      .returning(['shop_id', 'id', 'secret'])
      .execute();
    const keys = [...begun, ...rows].map(fileKey);
    fileKeys.push(...keys);
    return { files: keys.length };
  },
  async export(ctx, contactId, soFar) {
    const rows = await ctx.db
      .selectFrom('files')
      .selectAll()
      .where('shop_id', '=', ctx.shopId)
      .where('owner_id', '=', contactId)
      // An earlier export is no more than this one.
      .where('expires_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const own = rows.map((it) => toFileRef(ctx.services.config.APP_URL, it));
    return { ...soFar, files: [...soFar.files, ...own] };
  },
});
