import { newId } from '@chatty/contract/new-id';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob, doScheduled } from '../../../test-kit/do-job.ts';
import {
  type TestMember,
  type TestServer,
  type TestShop,
  type TestVisitor,
  testServer,
} from '../../../test-kit/test-server.ts';
import { wakeSnoozed } from '../snooze/wake-snoozed.ts';
import { resolveSilentJob } from './pending.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const start = Date.parse('2026-03-02T10:00:00Z');
const at = (minutes: number) => w.setTime(new Date(start + minutes * 60_000).toISOString());
const alert = 'Closed for now. Write anytime.';

async function desk(settings: Partial<ShopSettings> = {}) {
  at(0);
  const shop = await w.shop({ isEnableAIAssistant: false, onAutoResolve: true, resolvedAlert: alert, ...settings });
  const { api: member } = await shop.member({ name: 'Tom' });
  const visitor = await shop.visitor();
  return { shop, member, visitor };
}
type Desk = Awaited<ReturnType<typeof desk>>;

async function say(visitor: TestVisitor, id: string, text = 'Hello?') {
  await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
}
const answer = ({ member }: Desk, id: string) =>
  member('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Here you are.' } });

/** A conversation that a member has answered. */
async function answered(it: Desk): Promise<string> {
  const id = newId();
  await say(it.visitor, id);
  await answer(it, id);
  return id;
}

const look = (shop: TestShop) => doJob(w.services, resolveSilentJob, { shopId: shop.id });
/** By the database: a member who signed in long before is logged out by then. */
async function statusOf({ shop }: Desk, id: string) {
  const { status } = await w.services.db
    .selectFrom('conversations')
    .select('status')
    .where('shop_id', '=', shop.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
const toldTo = async (visitor: TestVisitor, id: string) => {
  const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
  return data.messages.map((it) => it.activity ?? it.text);
};

describe('a conversation in which everything was answered', () => {
  it('is resolved once nobody has written for as long as the shop has set, and the visitor is told', async () => {
    const it = await desk();
    const id = await answered(it);
    at(59);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('open');
    at(60);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('resolved');
    expect((await toldTo(it.visitor, id)).slice(-2)).toEqual(['auto_resolved', alert]);
    // Once is enough.
    at(300);
    await look(it.shop);
    expect(await toldTo(it.visitor, id)).toHaveLength(5);
  });

  it.each([
    ['hours', 2, 119, 120],
    ['days', 1, 1_439, 1_440],
  ] as const)('waits for %s where the shop counts in them', async (typeAutoResolve, timeAutoResolve, before, after) => {
    const it = await desk({ typeAutoResolve, timeAutoResolve });
    const id = await answered(it);
    at(before);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('open');
    at(after);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('resolved');
  });

  it('says nothing but that it was resolved where the shop has written nothing', async () => {
    const it = await desk({ resolvedAlert: '' });
    const id = await answered(it);
    at(60);
    await look(it.shop);
    expect((await toldTo(it.visitor, id)).at(-1)).toBe('auto_resolved');
  });

  it('begins anew with the visitor’s next word', async () => {
    const it = await desk();
    const id = await answered(it);
    at(60);
    await look(it.shop);
    await say(it.visitor, id, 'One more thing');
    expect(await statusOf(it, id)).toBe('open');
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('open');
  });

  it('sends no mail for having been closed', async () => {
    const it = await desk();
    const id = await answered(it);
    /** What has begun to tell somebody of something; what comes of that is counted nowhere, for it comes when it comes. */
    const mailsToSend = async () => {
      const { rows } = await sql`
        select 1 from pgboss.job where data ->> 'shopId' = ${it.shop.id} and (name = 'notifications.reply-by-mail'
          or name = 'notifications.tell' and data ->> 'memberId' is null)`.execute(w.services.db);
      return rows.length;
    };
    const before = await mailsToSend();
    expect(before).toBeGreaterThan(0);
    at(60);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('resolved');
    expect(await mailsToSend()).toBe(before);
  });
});

describe('a conversation is never resolved by itself', () => {
  it('while the visitor waits for an answer, however long', async () => {
    const it = await desk();
    const id = await answered(it);
    await say(it.visitor, id, 'And how long does it take?');
    at(60 * 24 * 7);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('open');
  });

  it('when a member has just reopened, taken or assigned it, or had it back from a snooze', async () => {
    const it = await desk();
    const acts: Record<string, (id: string, by: TestMember) => Promise<unknown>> = {
      reopen: (id, { api }) => api('POST /conversations/:id/reopen', { params: { id } }),
      assign: (id, { api, id: memberId }) =>
        api('POST /conversations/:id/assign', { params: { id }, body: { memberId } }),
      wake: async (id, { api }) => {
        const until = { until: 'moment' as const, at: new Date(start + 90 * 60_000).toISOString() };
        await api('POST /conversations/:id/snooze', { params: { id }, body: until });
        at(91);
        await wakeSnoozed(it.shop.ctx);
      },
    };
    for (const [name, act] of Object.entries(acts)) {
      at(0);
      const id = await answered(it);
      if (name === 'reopen') await it.member('POST /conversations/:id/resolve', { params: { id } });
      at(80);
      await act(id, await it.shop.member());
      at(100);
      await look(it.shop);
      expect(await statusOf(it, id), name).toBe('open');
      at(151);
      await look(it.shop);
      expect(await statusOf(it, id), name).toBe('resolved');
    }
  });

  it('in a shop that does not want it', async () => {
    const it = await desk({ onAutoResolve: false });
    const id = await answered(it);
    at(60 * 24 * 7);
    await look(it.shop);
    expect(await statusOf(it, id)).toBe('open');
  });

  it('where somebody writes in the moment it is looked at', async () => {
    const it = await desk();
    const ids = [await answered(it), await answered(it), await answered(it)];
    at(61);
    await Promise.all([look(it.shop), ...ids.map((id) => say(it.visitor, id, 'Wait!'))]);
    for (const id of ids) {
      expect(await statusOf(it, id)).toBe('open');
      expect((await toldTo(it.visitor, id)).at(-1)).toMatch(/Wait!|reopened/);
    }
  });
});

it('shops that want it are looked through by the clock, and no others', async () => {
  const [wanting, other] = [await desk(), await desk({ onAutoResolve: false })];
  const ids = [await answered(wanting), await answered(other)] as const;
  at(61);
  await doScheduled(w.services, 'conversations.resolve-silent-everywhere');
  await expect.poll(() => statusOf(wanting, ids[0]), { timeout: 10_000 }).toBe('resolved');
  expect(await statusOf(other, ids[1])).toBe('open');
});

it('hundreds are resolved in one go', async () => {
  const it = await desk();
  const ids: string[] = [];
  for (let many = 0; many < 120; many += 1) {
    w.forgetLimits();
    ids.push(await answered(it));
  }
  at(61);
  await look(it.shop);
  for (const id of ids) expect(await statusOf(it, id)).toBe('resolved');
}, 60_000);
