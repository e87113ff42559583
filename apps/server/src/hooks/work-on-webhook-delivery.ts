import { transaction } from '../platform/db/transaction.ts';
import { storable } from '../platform/http/bodies/storable.ts';
import { Refused } from '../platform/problem.ts';
import type { Ctx, Services } from '../ctx.ts';
import type { Vendor } from './vendor.ts';

/** Deliveries are remembered for longer than vendors repeat them, which is hours, or few days. */
const rememberedDays = 7;

/** Does what a kept delivery asks for; twice does no harm. */
export async function workOnWebhookDelivery(
  ctx: Ctx,
  { name, topics }: Pick<Vendor, 'name' | 'topics'>,
  { webhookId: id }: { webhookId: string },
): Promise<void> {
  const delivery = await ctx.db
    .selectFrom('webhook_deliveries')
    .select(['topic', 'body', 'received_at'])
    .where('vendor', '=', name)
    .where('webhook_id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  const onTopic = delivery && topics.get(delivery.topic);
  if (!onTopic) return;
  const kept = { id, receivedAt: delivery.received_at, body: storable(JSON.parse(delivery.body)) };
  const write = await onTopic(ctx, kept).catch((error: unknown) => {
    // A far end that shut us out has nothing more to tell.
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error, topic: delivery.topic }, 'a webhook could not be followed up');
    return null;
  });
  await transaction(ctx, async (tx) => {
    await write?.(tx);
    // Its id is kept, its content is no longer needed.
    await tx.db
      .updateTable('webhook_deliveries')
      .set({ done_at: tx.services.clock.now(), body: '' })
      .where('vendor', '=', name)
      .where('webhook_id', '=', id)
      .execute();
  });
}

/** Forgets what was delivered so long ago that no vendor sends it again. */
export async function forgetWebhookDeliveries(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - rememberedDays * 86_400_000);
  await services.db.deleteFrom('webhook_deliveries').where('received_at', '<', before).execute();
}
