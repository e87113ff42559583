import type { ServerFrame } from '@chatty/contract/live';
import type { StaffStatus } from '@chatty/contract/team';
import type { Ctx, Services, TxCtx } from '../../ctx.ts';
import type { Listener } from '../../platform/live/hub.ts';
import { processState } from '../../platform/processes/process-state.ts';
import { lookMs, Presence } from './presence.ts';
import { dropSockets, readStatuses, type Staff } from './presence.store.ts';

const presenceOf = processState(
  'presence',
  (services) => new Presence(services),
  (presence) => presence.stop(),
);

/** Joins the processes that know who is there. Resolves, with how to leave them, once this one knows it too. */
export async function followMembers(services: Services): Promise<() => void> {
  const presence = presenceOf(services);
  services.processes.onEnd(dropSockets);
  await presence.look();
  const looking = setInterval(() => void presence.look(), lookMs).unref();
  return () => clearInterval(looking);
}

/** A member's socket has opened in this process; resolves when the team has been told. */
export const memberCame = (services: Services, staff: Staff): Promise<void> => presenceOf(services).opened(staff);

export const memberLeft = (services: Services, staff: Staff): Promise<void> => presenceOf(services).closed(staff);

/** Tells the team anew who is there, after the commit: somebody joined or left it, or is away. */
export const staffChanged = ({ services, shopId, afterCommit }: TxCtx): void =>
  afterCommit(() => void presenceOf(services).changed(shopId));

/** Whether a member has a socket open anywhere; from memory, see `Presence` for how old it may be. */
export const isOnline = (services: Services, shopId: string, memberId: string): boolean =>
  presenceOf(services).statusOf(shopId)?.isOnline[memberId]?.status ?? false;

/** Whether a member has a socket open and is not away; from memory. */
export function isThere(services: Services, shopId: string, memberId: string): boolean {
  const status = presenceOf(services).statusOf(shopId)?.isOnline[memberId];
  return status !== undefined && status.status && !status.enableAwayMode;
}

/** Whether anybody of the team is there and not away; from memory. */
export const isSomebodyThere = (services: Services, shopId: string): boolean => whoIsThere(services, shopId).length > 0;

/** The ids of those of the team who are there and not away; from memory. */
export const whoIsThere = (services: Services, shopId: string): string[] =>
  Object.entries(presenceOf(services).statusOf(shopId)?.isOnline ?? {})
    .filter(([, it]) => it.status && !it.enableAwayMode)
    .map(([id]) => id);

/** Tells a visitor whose chat has just opened to look anew who is there, where that has changed meanwhile. */
export function tellIfTurned(services: Services, { shopId, write }: Pick<Listener, 'shopId' | 'write'>): void {
  const frame: ServerFrame = { t: 'passing', type: 'availability.changed', payload: {} };
  if (presenceOf(services).hasTurned(shopId)) write(JSON.stringify(frame));
}

/** Who of the team is there, read from the database. */
export async function readStaffStatus({
  services,
  shopId,
  db,
}: Pick<Ctx, 'services' | 'shopId' | 'db'>): Promise<StaffStatus> {
  const statuses = await readStatuses(db, services.processes, { shopIds: [shopId], everywhere: false });
  return statuses.get(shopId) ?? { shopId, isOnline: {}, lastActive: null };
}
