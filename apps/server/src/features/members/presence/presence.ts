import type { TxCtx } from '../../../platform/db/transaction.ts';
import { readStaffStatus } from './staff-status.ts';
import type { Ctx, World } from '../../../world.ts';

/** How many sockets each member has open in all processes, by `shop/member`. */
const openIn = new WeakMap<World, Map<string, number>>();

const open = (world: World) => {
  const known = openIn.get(world) ?? new Map<string, number>();
  openIn.set(world, known);
  return known;
};

interface Word {
  shopId: string;
  memberId: string;
  sockets: number;
}

/** Listens for the sockets of all processes. */
export function followMembers(world: World): () => void {
  return world.bus.subscribe('members', (message) => {
    const word = message as Word;
    const key = `${word.shopId}/${word.memberId}`;
    const count = (open(world).get(key) ?? 0) + word.sockets;
    if (count > 0) open(world).set(key, count);
    else open(world).delete(key);
  });
}

/** Tells of a member's socket that opened (+1) or closed (-1); the team hears when the member comes or goes. */
export async function tellMember(world: World, word: Word): Promise<void> {
  const before = isOnline(world, word.shopId, word.memberId);
  await world.bus.publish('members', word);
  const online = isOnline(world, word.shopId, word.memberId);
  if (before === online) return;
  const payload = await readStaffStatus({ world, shopId: word.shopId, db: world.db });
  world.hub.pass(word.shopId, { team: true, contactId: null }, { type: 'staff.status', payload });
}

export const isOnline = (world: World, shopId: string, memberId: string): boolean =>
  open(world).has(`${shopId}/${memberId}`);

/** Whether anybody of the team is there and not away. Inside a transaction give the transaction's ctx. */
export async function isSomebodyThere({ world, shopId, db }: Pick<Ctx, 'world' | 'shopId' | 'db'>): Promise<boolean> {
  const prefix = `${shopId}/`;
  const ids = [...open(world).keys()].filter((it) => it.startsWith(prefix)).map((it) => it.slice(prefix.length));
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .where('enable_away_mode', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells the team anew who is there, after the commit. */
export function tellStaffStatus({ world, shopId, log, afterCommit }: TxCtx): void {
  afterCommit(() => {
    readStaffStatus({ world, shopId, db: world.db })
      .then((payload) => world.hub.pass(shopId, { team: true, contactId: null }, { type: 'staff.status', payload }))
      .catch((error) => log.error({ err: error }, 'staff status'));
  });
}
