import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../start-for-test.ts';
import { chargeUsage, approve, cancel, decline, freeze, requestSubscription, subscriptionsOf } from './charge-shop.ts';
import { currentOf, type Subscription, usedBy } from './subscription.ts';

const document = (name: string): string =>
  readFileSync(new URL(`../../schema/documents/${name}.graphql`, import.meta.url), 'utf8');
const DAY = 86_400_000;

let world: TestSimulator;
beforeEach(async () => {
  world = await startForTest({ bucket: { size: 100_000, restoreRate: 1000 } });
});
afterEach(() => world.simulator.close());

interface Item {
  price?: string;
  interval?: 'ANNUAL' | 'EVERY_30_DAYS';
  discount?: { value: { percentage: number }; durationLimitInIntervals?: number };
  cap?: string;
  currency?: string;
}
function lineItems({ price, interval = 'EVERY_30_DAYS', discount, cap, currency: currencyCode = 'USD' }: Item) {
  return [
    ...(price
      ? [{ plan: { appRecurringPricingDetails: { price: { amount: price, currencyCode }, interval, discount } } }]
      : []),
    ...(cap
      ? [{ plan: { appUsagePricingDetails: { cappedAmount: { amount: cap, currencyCode }, terms: 'replies' } } }]
      : []),
  ];
}

interface Created {
  confirmationUrl: string | null;
  appSubscription: { id: string; status: string; lineItems: { id: string }[] } | null;
  userErrors: { field: string[]; message: string }[];
}
async function create(name: string, item: Item, rest: object = {}): Promise<Created> {
  const variables = { name, lineItems: lineItems(item), returnUrl: 'https://app.example/back?plan=x', ...rest };
  const answer = await world.graphql<{ appSubscriptionCreate: Created }>(
    document('app-subscription-create'),
    variables,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.appSubscriptionCreate ?? expect.fail('no answer');
}
async function decide(confirmationUrl: string | null, answer: 'approve' | 'decline'): Promise<string> {
  const { pathname, search } = new URL(confirmationUrl ?? '');
  const done = await world.ask(pathname + search, { method: 'POST', body: new URLSearchParams({ answer }) });
  return done.headers.get('location') ?? '';
}
async function subscribe(name: string, item: Item, rest: object = {}): Promise<Created> {
  const made = await create(name, item, rest);
  await decide(made.confirmationUrl, 'approve');
  return made;
}
interface Node {
  id: string;
  name: string;
  status: string;
  currentPeriodEnd: string;
  lineItems: { id: string; plan: { pricingDetails: Record<string, unknown> } }[];
}
async function active(): Promise<Node[]> {
  const answer = await world.graphql<{ currentAppInstallation: { activeSubscriptions: Node[] } }>(
    document('app-installation'),
  );
  return answer.data?.currentAppInstallation.activeSubscriptions ?? [];
}
async function states(): Promise<Record<string, string>> {
  const answer = await world.graphql<{ currentAppInstallation: { allSubscriptions: { nodes: Node[] } } }>(
    document('app-subscriptions-all'),
  );
  return Object.fromEntries(
    (answer.data?.currentAppInstallation.allSubscriptions.nodes ?? []).map((one) => [one.name, one.status]),
  );
}
interface Used {
  appUsageRecord: { id: string; price: { amount: string } } | null;
  userErrors: { message: string }[];
}
async function use(lineItemId: string, amount: string, idempotencyKey?: string): Promise<Used> {
  const variables = { lineItemId, price: { amount, currencyCode: 'USD' }, description: 'replies', idempotencyKey };
  const answer = await world.graphql<{ appUsageRecordCreate: Used }>(document('app-usage-record-create'), variables);
  return answer.data?.appUsageRecordCreate ?? expect.fail('no answer');
}
const control = (path: string, form: Record<string, string> = {}): Promise<Response> =>
  world.ask(`/simulator/${path}`, { method: 'POST', body: new URLSearchParams(form) });
const topics = (): string[] => world.simulator.webhooks.sent.map((one) => one.topic);

test('an approved plan is active at once and leads back with its charge', async () => {
  const made = await create('Basic', { price: '19.99' }, { trialDays: 7 });
  expect(made.appSubscription?.status).toBe('PENDING');
  expect(await active()).toEqual([]);
  const back = new URL(await decide(made.confirmationUrl, 'approve'));
  expect(back.href).toMatch(/^https:\/\/app\.example\/back\?plan=x&charge_id=\d+$/);
  const [one] = await active();
  expect(one).toMatchObject({ name: 'Basic', status: 'ACTIVE' });
  expect(Date.parse(one?.currentPeriodEnd ?? '')).toBeGreaterThan(Date.now() + 36 * DAY);
  expect(topics()).toContain('app_subscriptions/update');
});

test('a declined plan leads to the apps of the admin, not to the app', async () => {
  const made = await create('Basic', { price: '19.99' });
  expect(await decide(made.confirmationUrl, 'decline')).toBe('/store/demo-store/apps');
  expect(await states()).toEqual({ Basic: 'DECLINED' });
  expect(await decide(made.confirmationUrl, 'approve')).toBe('/store/demo-store/apps');
  expect(await active()).toEqual([]);
});

test('a confirmation page opens with its signature only', async () => {
  const { pathname } = new URL((await create('Basic', { price: '19.99' })).confirmationUrl ?? '');
  expect((await world.ask(`${pathname}?signature=made-up`)).status).toBe(404);
});

test('what was not approved in two days expires', async () => {
  await create('Basic', { price: '19.99' });
  await control('calendar', { hours: '47' });
  expect(await states()).toEqual({ Basic: 'PENDING' });
  await control('calendar', { hours: '1' });
  expect(await states()).toEqual({ Basic: 'EXPIRED' });
});

test.each([
  ['usage on a yearly plan', { price: '199', interval: 'ANNUAL', cap: '10' }],
  ['no line item', {}],
  ['a discount of more than the price', { price: '10', discount: { value: { percentage: 1.5 } } }],
] as const)('%s is refused', async (_, item) => {
  const made = await create('Odd', item);
  expect(made).toMatchObject({ appSubscription: null, confirmationUrl: null, userErrors: [{ field: ['lineItems'] }] });
});

test('two recurring prices in one subscription are refused', async () => {
  const twice = [...lineItems({ price: '10' }), ...lineItems({ price: '20' })];
  expect((await create('Odd', {}, { lineItems: twice })).userErrors).toHaveLength(1);
});

const yearly = (price: string): Item => ({ price, interval: 'ANNUAL' });
test.each([
  ['a cheaper yearly plan', yearly('199'), yearly('99'), 'Old'],
  ['a monthly plan after a yearly one', yearly('199'), { price: '19.99' }, 'Old'],
  ['a dearer yearly plan', yearly('199'), yearly('299'), 'New'],
  ['a yearly plan after a monthly one', { price: '19.99' }, yearly('199'), 'New'],
  ['a cheaper monthly plan', { price: '79.99' }, { price: '19.99' }, 'New'],
  ['another currency', yearly('199'), { ...yearly('99'), currency: 'EUR' }, 'New'],
] as const)('after the approval of %s, the plan in force is the right one', async (_, old, next, inForce) => {
  await subscribe('Old', old);
  await subscribe('New', next);
  expect((await active()).map((one) => one.name)).toEqual([inForce]);
  await control('calendar', { hours: String(366 * 24) });
  expect((await active()).map((one) => one.name)).toEqual(['New']);
});

test('a plan that differs by its discount alone waits for the next cycle', async () => {
  await subscribe('Pro', { price: '79.99' });
  await subscribe('Pro', { price: '79.99', discount: { value: { percentage: 0.25 }, durationLimitInIntervals: 2 } });
  const [before] = await active();
  expect(before?.lineItems[0]?.plan.pricingDetails).toMatchObject({ discount: null });
  await control('calendar', { hours: String(31 * 24) });
  const [after] = await active();
  expect(after?.lineItems[0]?.plan.pricingDetails).toMatchObject({
    discount: {
      remainingDurationInIntervals: 2,
      priceAfterDiscount: { amount: '59.9925' },
      value: { percentage: 0.25 },
    },
  });
});

test('the wished behaviour goes before the standard one', async () => {
  await subscribe('Old', yearly('199'));
  await subscribe('Now', { price: '19.99' }, { replacementBehavior: 'APPLY_IMMEDIATELY' });
  expect((await active()).map((one) => one.name)).toEqual(['Now']);
  await subscribe('Later', { price: '99' }, { replacementBehavior: 'APPLY_ON_NEXT_BILLING_CYCLE' });
  expect((await active()).map((one) => one.name)).toEqual(['Now']);
});

test('usage is charged once for each key, in small parts, and up to the cap', async () => {
  const made = await subscribe('Pro', { price: '79.99', cap: '1' });
  const lineItem = made.appSubscription?.lineItems[1]?.id ?? '';
  const first = await use(lineItem, '0.038', 'hour-1');
  expect(first.appUsageRecord?.price.amount).toBe('0.038');
  expect((await use(lineItem, '0.038', 'hour-1')).appUsageRecord?.id).toBe(first.appUsageRecord?.id);
  await use(lineItem, '0.9', 'hour-2');
  expect(topics()).toContain('app_subscriptions/approaching_capped_amount');
  expect((await use(lineItem, '0.0621')).userErrors).toEqual([
    { field: null, message: 'Total price exceeds balance remaining' },
  ]);
  expect((await use(lineItem, '0.062')).userErrors).toEqual([]);
  const balance = async () => (await active())[0]?.lineItems[1]?.plan.pricingDetails.balanceUsed;
  expect(await balance()).toEqual({ amount: '1.0', currencyCode: 'USD' });
  await control('calendar', { hours: String(31 * 24) });
  expect(await balance()).toEqual({ amount: '0.0', currencyCode: 'USD' });
});

test('a shop that does not pay has no active plan until it pays again', async () => {
  const made = await subscribe('Pro', { price: '79.99', cap: '10' });
  await control('freeze', { frozen: 'on' });
  expect(await active()).toEqual([]);
  expect((await use(made.appSubscription?.lineItems[1]?.id ?? '', '1')).userErrors).toHaveLength(1);
  await control('freeze', { frozen: 'off' });
  expect(await active()).toHaveLength(1);
});

test('an uninstallation ends plans, tokens and pages of approval; a new installation begins without a plan', async () => {
  await subscribe('Pro', { price: '79.99' });
  const waiting = await create('Plus', { price: '199.99' });
  await control('uninstall');
  const { pathname, search } = new URL(waiting.confirmationUrl ?? '');
  expect((await world.ask(pathname + search)).status).toBe(404);
  await control('install');
  expect(await states()).toEqual({ Pro: 'CANCELLED', Plus: 'CANCELLED' });
});

test('at most one plan is in force and no cap is passed, whatever happens in whatever order', () => {
  const { simulator } = world;
  const shop = simulator.store.firstShop;
  const plan = fc.constantFrom<Item>({ price: '19.99' }, { price: '79.99', cap: '5' }, yearly('199'), yearly('99'));
  const step = fc.oneof(
    fc.record({ do: fc.constant('request' as const), plan }),
    fc.record({ do: fc.constantFrom('approve', 'decline', 'cancel', 'freeze', 'thaw'), which: fc.nat(8) }),
    fc.record({ do: fc.constant('use' as const), cents: fc.integer({ min: 1, max: 300 }), key: fc.nat(5) }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      shop.state.billing.subscriptions = [];
      let charged = new Map<string, number>();
      for (const one of steps) {
        const list = subscriptionsOf(simulator, shop);
        const current = currentOf(list);
        const chosen: Subscription | undefined =
          'which' in one ? list[one.which % Math.max(1, list.length)] : undefined;
        if (one.do === 'request') {
          const request = { name: 'P', lineItems: lineItems(one.plan), returnUrl: 'https://app.example/' };
          requestSubscription(simulator, shop, request);
        } else if (one.do === 'wait') simulator.store.calendar.skip(one.days * DAY);
        else if (one.do === 'use') {
          if (!current?.usage) continue;
          const price = { amount: one.cents / 100, currencyCode: 'USD' };
          const key = `${current.id} ${one.key}`;
          const made = chargeUsage(simulator, shop, current, { price, description: 'r', idempotencyKey: key });
          if (!('message' in made)) charged = charged.set(key, made.price);
        } else if (one.do === 'freeze' || one.do === 'thaw') freeze(simulator, shop, one.do === 'freeze');
        else if (chosen) ({ approve, decline, cancel })[one.do](simulator, shop, chosen);

        const after = subscriptionsOf(simulator, shop);
        expect(after.filter((it) => ['ACTIVE', 'FROZEN'].includes(it.status)).length).toBeLessThanOrEqual(1);
        expect(after.filter((it) => it.status === 'ACCEPTED').length).toBeLessThanOrEqual(1);
        for (const it of after) if (it.usage) expect(usedBy(it)).toBeLessThanOrEqual(it.usage.cap);
        const records = after.flatMap((it) => it.usage?.records ?? []);
        expect(records).toHaveLength(charged.size);
      }
    }),
    { numRuns: 300 },
  );
});
