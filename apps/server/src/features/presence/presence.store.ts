import { isActive, type StaffStatus } from '@chatty/contract/team';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { EndedProcess, Processes } from '../../platform/processes/processes.ts';

export interface Staff {
  shopId: string;
  memberId: string;
}

export interface Sockets {
  now: Date;
  /** Everybody of whom the process holds a socket. */
  there: readonly Staff[];
  /** Of these, who has come since the last time; and who has gone. */
  came: readonly Staff[];
  gone: readonly Staff[];
  /** How often the process had entered the installation by the last time. */
  entered: number;
}

const among = (staff: readonly Staff[]) =>
  sql`select shop_id, member_id from jsonb_to_recordset(${JSON.stringify(
    staff.map((it) => ({ shop_id: it.shopId, member_id: it.memberId })),
  )}::jsonb) as k (shop_id uuid, member_id uuid)`;

async function addSockets(db: Db, processId: string, staff: readonly Staff[]): Promise<void> {
  if (staff.length === 0) return;
  // A shop may have been deleted while its people looked at it.
  await sql`
    insert into staff_sockets (shop_id, member_id, process_id)
    select shop_id, member_id, ${processId}::uuid from (${among(staff)}) as k
    where exists (select from shops where id = k.shop_id)
    on conflict do nothing`.execute(db);
}

async function removeSockets(db: Db, processId: string, staff: readonly Staff[], now: Date): Promise<void> {
  if (staff.length === 0) return;
  await sql`
    with gone as (
      delete from staff_sockets
      where process_id = ${processId} and (shop_id, member_id) in (${among(staff)}) returning shop_id
    )
    update shops set staff_last_active_at = greatest(staff_last_active_at, ${now})
    where id in (select shop_id from gone)`.execute(db);
}

/**
 * Writes who came and went at this process. Where the others have let go of what it wrote before, it writes everybody whom
 * it holds. Answers how often it has entered the installation so far.
 */
export const keepSockets = (
  db: Db,
  processes: Processes,
  { now, there, came, gone, entered }: Sockets,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const enteredNow = await processes.enter(tx);
    await addSockets(tx, processes.id, enteredNow === entered ? came : there);
    await removeSockets(tx, processes.id, gone, now);
    return enteredNow;
  });

/** Lets go of the sockets of processes that have ended. Their people were last there at the last sign of life. */
export async function dropSockets(db: Db, ended: readonly EndedProcess[]): Promise<void> {
  await sql`
    with dropped as (
      delete from staff_sockets as s
      using jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as ended (id uuid, beat_at timestamptz)
      where s.process_id = ended.id returning s.shop_id, ended.beat_at
    )
    update shops set staff_last_active_at = greatest(staff_last_active_at, latest.at)
    from (select shop_id, max(beat_at) as at from dropped group by shop_id) as latest where shops.id = latest.shop_id`.execute(
    db,
  );
}

interface Read {
  shop_id: string;
  id: string;
  role: 'admin' | 'member';
  active: boolean;
  enable_away_mode: boolean;
  last_active_at: Date | null;
  /** The last sign of life of a process that holds a socket of theirs; null when none does. */
  seen_at: Date | null;
}

function toStatus(shopId: string, rows: readonly Read[]): StaffStatus {
  const times = rows.flatMap((it) => [it.seen_at, it.last_active_at]).filter((it) => it !== null);
  const last = Math.max(...times.map((it) => it.getTime()));
  return {
    shopId,
    isOnline: Object.fromEntries(
      rows.filter(isActive).map((it) => [it.id, { status: it.seen_at !== null, enableAwayMode: it.enable_away_mode }]),
    ),
    lastActive: times.length > 0 ? new Date(last).toISOString() : null,
  };
}

/** Who of the team is there, for the shops named, and with `everywhere` also for all others in which somebody is. */
export async function readStatuses(
  db: Db,
  { living }: Processes,
  { shopIds, everywhere }: { shopIds: readonly string[]; everywhere: boolean },
): Promise<Map<string, StaffStatus>> {
  const { rows } = await sql<Read>`
    select m.shop_id, m.id, m.role, m.active, m.enable_away_mode, s.staff_last_active_at as last_active_at, (
      select max(p.beat_at) from staff_sockets k join ${living} as p on p.id = k.process_id
      where k.shop_id = m.shop_id and k.member_id = m.id
    ) as seen_at
    from members m join shops s on s.id = m.shop_id
    where m.shop_id in (
      select asked.shop_id::uuid from jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb) as asked (shop_id)
      union select shop_id from staff_sockets where ${everywhere}
    )
    order by m.shop_id, m.id`.execute(db);
  return new Map([...Map.groupBy(rows, (it) => it.shop_id)].map(([shopId, own]) => [shopId, toStatus(shopId, own)]));
}
