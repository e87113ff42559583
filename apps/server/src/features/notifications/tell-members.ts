import type { Topic } from '@chatty/contract/profile';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../../world.ts';
import { preferencesOf } from '../profile/index.ts';
import { noticesOf } from './notice.ts';

/** A job that looks who is to be told. Of several about the same that have not begun one is enough. */
export const tellJob = (topic: Topic, { shopId }: Pick<Ctx, 'shopId'>, conversationId: string) => ({
  queue: 'notifications.tell',
  data: { shopId, topic, conversationId },
  key: `${topic}/${conversationId}`,
});

/**
 * Tells everybody concerned who is not there, as each of them wants it. Each mail and each browser's push message is a job
 * of its own: one that fails and is tried again does not repeat the others.
 */
export async function tellMembers(ctx: Ctx, topic: Topic, conversationId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const { member } of await noticesOf(tx, topic, conversationId)) {
      const wants = preferencesOf(member)[topic];
      const data = { shopId: ctx.shopId, topic, conversationId, memberId: member.id };
      const key = `${topic}/${conversationId}/${member.id}`;
      if (wants.email) tx.enqueue({ queue: 'notifications.mail', data, key });
      for (const endpointHash of wants.push ? await browsersOf(tx, member.id) : []) {
        tx.enqueue({ queue: 'notifications.push', data: { ...data, endpointHash }, key: `${key}/${endpointHash}` });
      }
    }
  });
}

async function browsersOf({ db, shopId }: Ctx, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_tokens')
    .select('endpoint_hash')
    .where('shop_id', '=', shopId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((it) => it.endpoint_hash);
}
