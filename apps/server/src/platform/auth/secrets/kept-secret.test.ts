import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test-kit/test-database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { keepSecret } from './kept-secret.ts';
import { createSeal } from './seal.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const seal = createSeal('one secret that is long enough for tests');

describe('a secret that the installation makes for itself', () => {
  it('is the same for all processes, however many come first, and cannot be read in the database', async () => {
    let made = 0;
    const make = () => `kept-${(made += 1)}`;
    const all = await Promise.all(Array.from({ length: 8 }, () => keepSecret(database.db, seal, 'keys', make)));
    expect(new Set(all).size).toBe(1);
    expect(await keepSecret(database.db, seal, 'keys', make)).toBe(all[0]);
    expect(await keepSecret(database.db, seal, 'others', make)).not.toBe(all[0]);
    const rows = await database.db.selectFrom('kept_secrets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('kept-');
  });

  it('that was kept under another APP_SECRET is made anew, once for all processes', async () => {
    await keepSecret(database.db, seal, 'old', () => 'before');
    const other = createSeal('another secret of the tests, as long as that');
    let made = 0;
    const make = () => `after-${(made += 1)}`;
    const all = await Promise.all(Array.from({ length: 4 }, () => keepSecret(database.db, other, 'old', make)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^after-/);
  });
});
