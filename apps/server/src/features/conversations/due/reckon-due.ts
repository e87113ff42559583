import { isDeepStrictEqual } from 'node:util';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import {
  type KnownConversation,
  keyOf,
  lockConversations,
  saveConversations,
  toConversation,
} from '../conversation.store.ts';
import { spokenAfter } from '../messages/places/spoken-after.ts';
import { type Clock, stopped, tick } from './clock.ts';
import { clockOf, timedBy } from './run-clock.ts';

/** So many are reckoned in one transaction; others of the shop get their turn in between. */
const batch = 100;
/** So many messages of a conversation are read at a time. */
const mostOfEach = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The clocks of conversations that have none yet, by `keyOf`: from all that was said in them. */
async function readClocks(tx: TxCtx, unknown: readonly KnownConversation[]): Promise<Map<string, Clock>> {
  const clocks = new Map<string, Clock>();
  let left = unknown.map((it) => ({ shopId: tx.shopId, conversationId: it.id, after: 0 }));
  while (left.length > 0) {
    const byKey = Map.groupBy(await spokenAfter(tx.db, left, mostOfEach), (it) =>
      keyOf({ shopId: it.shop_id, conversationId: it.conversation_id }),
    );
    for (const key of left.map(keyOf)) {
      const spoken = byKey.get(key) ?? [];
      clocks.set(
        key,
        spoken.reduce((clock, said) => tick(clock, said).clock, clocks.get(key) ?? stopped),
      );
    }
    left = left.flatMap((it) => {
      const spoken = byKey.get(keyOf(it)) ?? [];
      return spoken.length === mostOfEach ? [{ ...it, after: spoken.at(-1)?.seq ?? 0 }] : [];
    });
  }
  return clocks;
}

const nextAfter = async ({ db, shopId }: TxCtx, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['open', 'snoozed'])
    .where('last_seq', '>', 0)
    .where('id', '>', id)
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.map((it) => it.id);
};

/** Reckons some of them. Answers behind which id to go on; null at the end. */
const reckonSome = (ctx: Ctx, after: string): Promise<string | null> =>
  transaction(ctx, async (tx) => {
    const ids = await nextAfter(tx, after);
    const keys = ids.map((conversationId) => ({ shopId: tx.shopId, conversationId }));
    const held = [...(await lockConversations(tx.db, keys)).values()];
    const clocks = await readClocks(
      tx,
      held.filter((it) => clockOf(it) === null),
    );
    const changed = held.flatMap((before) => {
      const clock = clockOf(before) ?? clocks.get(keyOf({ shopId: tx.shopId, conversationId: before.id })) ?? null;
      const timed = timedBy(clock, before);
      const { due_at, due_kind } = before;
      const isSame =
        before.clock !== null && isDeepStrictEqual({ ...timed, clock: null }, { clock: null, due_at, due_kind });
      return isSame ? [] : [{ before, after: { ...before, ...timed } }];
    });
    await saveConversations(
      tx.db,
      changed.map((it) => it.after),
    );
    for (const { before, after: now } of changed)
      if (before.due_at?.getTime() !== now.due_at?.getTime() || before.due_kind !== now.due_kind)
        tx.emit('conversation.changed', toConversation(now), { team: true, contactId: null });
    return ids.length === batch ? (ids.at(-1) ?? null) : null;
  });

/**
 * Reckons anew when the targets of a shop's open conversations are missed, which its settings have changed, and tells the
 * team of those for which that is another moment now. Doing it twice changes nothing.
 */
export async function reckonDue(ctx: Ctx): Promise<void> {
  let after: string | null = beforeAll;
  while (after !== null) after = await reckonSome(ctx, after);
}
