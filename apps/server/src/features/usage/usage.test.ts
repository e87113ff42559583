import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../adapters/engine/offline-engine/index.ts';
import { doScheduled } from '../../test-kit/do-job.ts';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ engine: createOfflineEngine() });
});
afterAll(() => w.close());
beforeEach(() => w.forgetLimits());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Turns of a day, as their ends leave them in the ledger, and in the count of the plan. */
async function ended(shop: TestShop, day: string, turns: number, counted = true) {
  const row = { shop_id: shop.id, day, outcome: 'answered', engine: 'openai:x', input_tokens: 100, output_tokens: 10 };
  await w.services.db
    .insertInto('replies')
    .values(
      Array.from({ length: turns }, (_, at) => ({
        ...row,
        id: newId(),
        counted,
        begins: counted && at > 0,
        cost: '0.000250',
      })),
    )
    .execute();
  if (!counted) return;
  await w.services.db
    .insertInto('answer_counts')
    .values({ shop_id: shop.id, day, answers: turns })
    .onConflict((on) =>
      on.columns(['shop_id', 'day']).doUpdateSet((q) => ({ answers: q('answer_counts.answers', '+', turns) })),
    )
    .execute();
}

describe('usage', () => {
  it('tells what visitors, members’ help and tests were, by day, and what is left of the plan', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    await ended(shop, daysAgo(31), 9);
    await ended(shop, daysAgo(3), 4);
    await ended(shop, daysAgo(3), 2, false);
    await ended(shop, daysAgo(0), 1);
    await w.services.db
      .insertInto('copilot_days')
      .values({
        ...{ shop_id: shop.id, day: daysAgo(3), uses: 5, input_tokens: 500, output_tokens: 50, cost: '0.005' },
        ...{ tests: 2, test_input_tokens: 200, test_output_tokens: 20, test_cost: '0.002' },
      })
      .execute();
    const { data } = await member.api('GET /ai_assistant/usage');
    expect(data).toMatchObject({
      level: { used: 5, limit: 100, usedToday: 1, limitOfDay: 34 },
      forecast: { is: 'unknown' },
      plan: { name: 'Free', pricePerReply: null, cappedAmount: null },
    });
    const of = (source: string, day: string) => data.days.find((it) => it.source === source && it.day === day);
    expect(of('visitors', daysAgo(3))).toEqual({
      ...{ day: daysAgo(3), source: 'visitors', replies: 4, free: 2, conversations: 3 },
      ...{ inputTokens: 600, outputTokens: 60, cost: { amount: '0.0015', currency: 'USD' } },
    });
    expect(of('help', daysAgo(3))).toMatchObject({ replies: 3, inputTokens: 300, cost: { amount: '0.003' } });
    expect(of('tests', daysAgo(3))).toMatchObject({ replies: 2, outputTokens: 20, cost: { amount: '0.002' } });
    expect(data.days).toHaveLength(4);
    expect((await member.api('GET /ai_assistant/usage/level')).data).toEqual(data.level);
  });

  it('foretells when the plan will be used up, and has no limit for a shop without limits', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    for (let day = 1; day <= 8; day += 1) await ended(shop, daysAgo(day), 10);
    const { data } = await member.api('GET /ai_assistant/usage');
    expect(data.forecast).toEqual({ is: 'reached_on', day: daysAgo(-2), perDay: 10 });
    await w.services.db.updateTable('shops').set({ no_limit: true }).where('id', '=', shop.id).execute();
    expect((await member.api('GET /ai_assistant/usage')).data).toMatchObject({
      level: { used: 80, limit: null, limitOfDay: null },
      forecast: { is: 'unlimited' },
    });
  });

  it('admins hear of it by mail once at 80 % and once when all is used, and nobody else does', async () => {
    const shop = await w.shop();
    const admin = await shop.member({ role: 'admin' });
    const colleague = await shop.member({ role: 'member' });
    const mailed = () =>
      w.mails.filter((it) => it.to === admin.email || it.to === colleague.email).map((it) => [it.to, it.subject]);
    const { name } = await w.services.db
      .selectFrom('shops')
      .select('name')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    await ended(shop, daysAgo(0), 79);
    await doScheduled(w.services, 'usage.warn-everywhere');
    await ended(shop, daysAgo(0), 1);
    for (let i = 0; i < 3; i += 1) await doScheduled(w.services, 'usage.warn-everywhere');
    const most = [admin.email, `${name} has used 80% of the AI replies of its plan`];
    await expect.poll(mailed, { timeout: 10_000 }).toEqual([most]);
    await ended(shop, daysAgo(0), 20);
    for (let i = 0; i < 3; i += 1) await doScheduled(w.services, 'usage.warn-everywhere');
    const all = [admin.email, `${name} has used all AI replies of its plan`];
    await expect.poll(mailed, { timeout: 10_000 }).toEqual([most, all]);
    expect(w.mails.find((it) => it.subject === all[1])?.text).toContain('100 of the 100 replies that your Free plan');
    // Thirty days later it is another matter.
    await w.services.db
      .updateTable('usage_warnings')
      .set({ warned_at: new Date(0) })
      .where('shop_id', '=', shop.id)
      .execute();
    await doScheduled(w.services, 'usage.warn-everywhere');
    await expect.poll(mailed, { timeout: 10_000 }).toEqual([most, all, all]);
  });
});
