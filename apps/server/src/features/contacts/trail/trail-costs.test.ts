import { afterAll, beforeAll, expect, it } from 'vitest';
import { countingServer } from '../../../test-kit/counting-server.ts';
import type { TestServer, TestVisitor } from '../../../test-kit/test-server.ts';
import { WorkMeter } from '../../../test-kit/work-meter.ts';
import { keepVisit } from './keep-visit.ts';

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
