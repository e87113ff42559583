import type { SchedulingTables } from '../../tables/scheduling.ts';
import { defineTraces } from '../../traces.ts';
import { findConversation } from '../conversations/index.ts';
import { letGoOfFiles } from '../files/index.ts';
import { toScheduled, unsentOf } from './scheduled.store.ts';

export const schedulingTraces = defineTraces<SchedulingTables>({
  about: { scheduled_messages: 'contact' },
  async forget(tx, { ids, sentFileIds }) {
    const rows = await tx.db
      .deleteFrom('scheduled_messages')
      .where('shop_id', '=', tx.shopId)
      .where('conversation_id', 'in', [...ids])
      .returning('id')
      .execute();
    for (const { id } of rows) sentFileIds.push(...(await letGoOfFiles(tx, id)));
    return { scheduledMessages: rows.length };
  },
  async export(ctx, _, soFar) {
    const conversations = [];
    for (const it of soFar.conversations) {
      const rows = await unsentOf(ctx, it.id);
      const scheduled = rows.length === 0 ? [] : await toScheduled(ctx, await findConversation(ctx, it.id), rows);
      conversations.push({ ...it, scheduled });
    }
    return { ...soFar, conversations };
  },
});
