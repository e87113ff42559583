import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { Processes, silentMs } from './processes.ts';

let database: OpenDatabase;
let now: number;
const bus = createLocalBus();
beforeEach(async () => {
  database = await openTestDatabase();
  now = Date.parse('2026-01-05T10:00:00Z');
});
afterEach(() => database.close());

/** A process that notes whom it was asked to let go of, and of whose end it heard. */
async function begin() {
  const { db } = database;
  const clock = () => sql<Date>`${new Date(now)}::timestamptz`;
  const processes = new Processes({ db, bus, log: createLog('silent') }, clock);
  const letGo: string[] = [];
  const heard: string[] = [];
  let away = false;
  processes.onEnd(async (_, ended) => {
    if (away) throw new Error('What was held cannot be let go of.');
    letGo.push(...ended.map((it) => it.id));
  });
  processes.hearOfEnded((ids) => heard.push(...ids));
  await processes.beat();
  const be = (it: 'away' | 'back') => {
    away = it === 'away';
  };
  return { processes, letGo, heard, be };
}

const kept = async () =>
  (await database.db.selectFrom('processes').select('id').execute()).map((it) => it.id).toSorted();
const living = async ({ processes }: { processes: Processes }) => {
  const { rows } = await sql<{ id: string }>`select id from ${processes.living} as it order by id`.execute(database.db);
  return rows.map((it) => it.id);
};

describe('a process', () => {
  it('that gave no sign for too long no longer lives, and is taken out once with what it held', async () => {
    const [one, other, crashed] = [await begin(), await begin(), await begin()];
    const alive = [one.processes.id, other.processes.id].toSorted();
    now += silentMs;
    for (const it of [one, other]) await it.processes.beat();
    expect(await kept()).toHaveLength(3);
    now += 1;
    expect(await living(one)).toEqual(alive);
    await Promise.all([one, other].map((it) => it.processes.beat()));
    expect(await kept()).toEqual(alive);
    expect([...one.letGo, ...other.letGo]).toEqual([crashed.processes.id]);
    expect(one.heard).toEqual([crashed.processes.id]);
  });

  it('that stops is taken out at once', async () => {
    const [one, other] = [await begin(), await begin()];
    await other.processes.stop();
    expect(await kept()).toEqual([one.processes.id]);
    expect(one.heard).toEqual([other.processes.id]);
  });

  it('that had only slept enters anew, and learns that the others have let go of what it held', async () => {
    const [one, sleeper] = [await begin(), await begin()];
    expect(sleeper.processes.entered).toBe(1);
    now += silentMs + 1;
    await one.processes.beat();
    expect(one.letGo).toEqual([sleeper.processes.id]);
    expect(await database.db.transaction().execute((tx) => sleeper.processes.enter(tx))).toBe(2);
    await sleeper.processes.beat();
    expect(sleeper.processes.entered).toBe(2);
    expect(await living(one)).toHaveLength(2);
  });

  it('stays in the list until everything that it held was let go of', async () => {
    const [one, crashed] = [await begin(), await begin()];
    now += silentMs + 1;
    one.be('away');
    await one.processes.beat();
    expect(await kept()).toContain(crashed.processes.id);
    expect(one.heard).toEqual([]);
  });
});
