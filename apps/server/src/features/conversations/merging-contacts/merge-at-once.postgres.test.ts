import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outcomesOf } from '../../../test-kit/outcomes.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { twoDevices } from './testing/two-devices.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const rounds = 10;

it('A into B and B into A at once make one person, with nothing lost and nobody waiting for each other', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { devices, merge, listedFor } = await twoDevices(w);
    const [a, b] = devices.map((it) => it.id) as [string, string];
    expect(await outcomesOf([merge(a, b), merge(b, a)])).toEqual(['done', 'done']);
    expect(await listedFor(a)).toEqual(devices.map((it) => it.conversationId).toSorted());
    expect(await listedFor(b)).toHaveLength(2);
  }
}, 120_000);

it('a ring of merges at once ends in one try or with a word that somebody was before', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { devices, merge, profile, sees } = await twoDevices(w, 3);
    const [a, b, c] = devices.map((it) => it.id) as [string, string, string];
    for (const it of await outcomesOf([merge(a, b), merge(b, c), merge(c, a)]))
      expect(['done', 'conflict']).toContain(it);
    for (const it of devices) {
      const person = await profile((await profile(it.id)).id);
      expect(person.merged.length + 1).toBe(person.conversationCount);
      expect(await sees(it.visitor)).toEqual([it.conversationId]);
    }
  }
}, 120_000);

it('what visitors send, tell and open while they are merged lands where it belongs', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { devices, merge, say, listedFor, sees, member } = await twoDevices(w);
    const [a, b] = devices;
    if (!a || !b) throw new Error('two devices');
    const fresh = newId();
    const email = { params: { id: b.conversationId }, body: { email: 'ida@shop.example' } };
    const all = await outcomesOf([
      say(b.visitor, b.conversationId, 'In flight'),
      merge(a.id, b.id),
      say(b.visitor, fresh, 'Just begun'),
      b.visitor.api('POST /client/api/conversations/:id/contact', email),
      member.api('PUT /contacts/:id', { params: { id: b.id }, body: { name: 'Ida' } }),
      member.api('POST /contacts/:id/block', { params: { id: a.id }, body: {} }),
      member.api('POST /contacts/:id/unblock', { params: { id: a.id } }),
    ]);
    for (const it of all) expect(['done', 'not_allowed', 'conflict']).toContain(it);
    // A block that came meanwhile was said, and nothing merged.
    if (all[1] === 'conflict') await merge(a.id, b.id);
    if (all[2] === 'done') {
      expect(await sees(b.visitor)).toEqual([b.conversationId, fresh].toSorted());
      expect(await listedFor(a.id)).toContain(fresh);
    }
    expect(await listedFor(a.id)).toEqual(await listedFor(b.id));
  }
}, 120_000);

it('a merge beside a deletion: both are gone, or one is and the other stays whole', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { devices, merge, shop, sees } = await twoDevices(w);
    const admin = await shop.member();
    const [a, b] = devices;
    if (!a || !b) throw new Error('two devices');
    const [merged, deleted] = await outcomesOf([
      merge(a.id, b.id),
      admin.api('DELETE /contacts/:id', { params: { id: b.id } }),
    ]);
    expect(['done', 'not_found']).toContain(merged);
    expect(['done', 'conflict']).toContain(deleted);
    const rest = await w.services.db.selectFrom('contacts').select('id').where('shop_id', '=', shop.id).execute();
    if (deleted === 'conflict') expect(rest).toHaveLength(2);
    else expect(rest.map((it) => it.id)).toEqual(merged === 'done' ? [] : [a.id]);
    if (rest.some((it) => it.id === a.id)) expect(await sees(a.visitor)).toEqual([a.conversationId]);
  }
}, 120_000);
