import type { StaffStatus } from '@chatty/contract/members';
import type { TxCtx } from '../../../platform/db/transaction.ts';
import type { Ctx, World } from '../../../world.ts';
import { beatMs, channel, Presence, silentMs, type Word } from './presence.ts';
import { readStatuses, type Staff } from './presence.store.ts';

const presences = new WeakMap<World, Presence>();

function presenceOf(world: World): Presence {
  const presence = presences.get(world);
  if (!presence) throw new Error('This process does not follow who is there.');
  return presence;
}

/** Joins the processes that know who is there. Resolves, with how to leave them, once this one knows it too. */
export async function followMembers(world: World): Promise<() => Promise<void>> {
  const presence = new Presence(world);
  presences.set(world, presence);
  await presence.beat();
  const beating = setInterval(() => void presence.beat(), beatMs).unref();
  return () => {
    clearInterval(beating);
    return presence.stop();
  };
}

/** Names this process among those of the installation. */
export const processIdOf = (world: World): string => presenceOf(world).id;

/** Hears of processes that stopped or crashed, once each, and maybe more often. */
export const hearOfEndedProcesses = (world: World, hear: (processIds: readonly string[]) => void): (() => void) =>
  world.bus.subscribe(channel, (message) => {
    const { processIds } = message as Word;
    if (processIds.length > 0) hear(processIds);
  });

/** A member's socket has opened in this process; resolves when the team has been told. */
export const memberCame = (world: World, staff: Staff): Promise<void> => presenceOf(world).opened(staff);

export const memberLeft = (world: World, staff: Staff): Promise<void> => presenceOf(world).closed(staff);

/** Tells the team anew who is there, after the commit: somebody joined or left it, or is away. */
export const staffChanged = ({ world, shopId, afterCommit }: TxCtx): void =>
  afterCommit(() => void presenceOf(world).changed(shopId));

/** Whether a member has a socket open anywhere; from memory, see `Presence` for how old it may be. */
export const isOnline = (world: World, shopId: string, memberId: string): boolean =>
  presenceOf(world).statusOf(shopId)?.isOnline[memberId]?.status ?? false;

/** Whether a member has a socket open and is not away; from memory. */
export function isThere(world: World, shopId: string, memberId: string): boolean {
  const status = presenceOf(world).statusOf(shopId)?.isOnline[memberId];
  return status !== undefined && status.status && !status.enableAwayMode;
}

/** Whether anybody of the team is there and not away; from memory. */
export const isSomebodyThere = (world: World, shopId: string): boolean =>
  Object.values(presenceOf(world).statusOf(shopId)?.isOnline ?? {}).some((it) => it.status && !it.enableAwayMode);

/** Who of the team is there, read from the database. */
export async function readStaffStatus({
  world,
  shopId,
  db,
}: Pick<Ctx, 'world' | 'shopId' | 'db'>): Promise<StaffStatus> {
  const aliveSince = new Date(world.clock.now().getTime() - silentMs);
  const statuses = await readStatuses(db, { shopIds: [shopId], everywhere: false, aliveSince });
  return statuses.get(shopId) ?? { shopId, isOnline: {}, lastActive: null };
}
