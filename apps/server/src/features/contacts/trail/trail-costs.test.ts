import { afterAll, beforeAll, expect, it } from 'vitest';
import { countingServer } from '../../../test-kit/counting-server.ts';
import type { TestServer, TestVisitor } from '../../../test-kit/test-server.ts';
import { WorkMeter } from '../../../test-kit/work-meter.ts';
import { keepVisit } from './keep-visit.ts';

/** Opening a thread asks for the trail once its messages stand: who asks, whose it is, the steps. */
const readCost = { statements: 3, jobs: 0, events: 0 };

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
afterAll(() => w?.close());

it('what visitors do in the store costs two statements, however many look at the same moment, and no job or event', async () => {
  const shop = await w.shop();
  const visitors: TestVisitor[] = [];
  for (let at = 0; at < 50; at += 1) visitors.push(await shop.visitor());
  const [first] = visitors;
  if (!first) throw new Error('a visitor');
  const look = ({ contactId }: TestVisitor, path: string) => {
    const place = { url: `https://${shop.domain}${path}`, title: 'A page' };
    return keepVisit(w.services, { shopId: shop.id, contactId, place, cart: null });
  };
  const costOf = (work: () => Promise<unknown>) => meter.costOf(w, shop.id, work);
  expect(await costOf(() => look(first, '/')), meter.said.join('\n')).toEqual({ statements: 2, jobs: 0, events: 0 });
  expect(await costOf(() => look(first, '/')), 'loaded anew').toEqual({ statements: 1, jobs: 0, events: 0 });
  const all = () => Promise.all(visitors.map((it) => look(it, '/products/tent')));
  expect(await costOf(all), meter.said.join('\n')).toEqual({ statements: 2, jobs: 0, events: 0 });
});

it('a trail is read in three statements, however long it is', async () => {
  const shop = await w.shop();
  const [member, { contactId }] = [await shop.member(), await shop.visitor()];
  for (let at = 0; at < 20; at += 1) {
    const place = { url: `https://${shop.domain}/pages/${at}`, title: '' };
    await keepVisit(w.services, { shopId: shop.id, contactId, place, cart: null });
  }
  const read = () => member.api('GET /contacts/:id/trail', { params: { id: contactId } });
  expect((await read()).data).toHaveLength(20);
  expect(await meter.costOf(w, shop.id, read), meter.said.join('\n')).toEqual(readCost);
});
