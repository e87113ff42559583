import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, startPostgres } from '../../../../../tools/services.mjs';
import { failureOf } from '../http/answer.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openPostgres } from '../db/open-database.ts';
import { createSessions, type Sessions } from './sessions.ts';

let postgres: OwnPostgres;
let database: OpenDatabase;
let sessions: Sessions;
let authId: string;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgres(postgres.url);
  await migrate(database.db);
  const known = { secret: 'only-for-this-test-only-for-this-test', appUrl: 'http://localhost:4000' };
  sessions = createSessions(database.db, { now: () => new Date() }, known);
  authId = await sessions.addPerson({ email: 'maya@shop.example', name: 'Maya' });
});
afterAll(async () => {
  await database.close();
  postgres.stop();
});

const cookieOf = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((it) => it.split(';', 1)[0]).join('; ') });

describe('while the database is away', () => {
  it('nobody is told that they are signed out, or in, or that their code is wrong: they are told to try again', async () => {
    const headers = cookieOf((await sessions.begin({ authId, shopId: null }, new Headers())).cookies);
    const secondStep = cookieOf(await sessions.beginSecondStep({ authId, isKnown: false }, new Headers()));
    postgres.crash();
    for (const attempt of [
      () => sessions.read(headers),
      () => sessions.signOut(headers),
      () => sessions.begin({ authId, shopId: null }, new Headers()),
      () => sessions.checkPassword('maya@shop.example', 'a password'),
      () => sessions.readSecondStep(secondStep),
      () => sessions.finishSecondStep('123456', secondStep),
    ]) {
      const told = await attempt().then(
        (it) => it,
        (error: unknown) => failureOf(error, 'reference').envelope,
      );
      expect(told).toMatchObject({ code: 'unavailable' });
    }
    await postgres.restart();
    await expect.poll(() => sessions.read(headers).catch(() => null), { timeout: 20_000 }).toMatchObject({ authId });
    await sessions.signOut(headers);
    expect(await sessions.read(headers)).toBeNull();
  });
});
