import { TrackedOrder } from '@chatty/contract/orders';
import { orderStates } from '@chatty/contract/settings/options';
import { expect, test } from 'vitest';
import { sampleOrder } from './sample-order.ts';

const now = new Date('2026-03-03T12:00:00Z');

test.each(orderStates)(
  'an order that is %s can be: it stands on its way, with what was done before what is to come',
  (state) => {
    const order = sampleOrder(now, state);
    expect(TrackedOrder.parse(order)).toEqual(order);
    const done = order.steps.filter((it) => it.isDone);
    expect(order.steps.slice(0, done.length)).toEqual(done);
    expect(done.at(-1)?.state).toBe(state);
    expect(new Set(order.steps.map((it) => it.state)).size).toBe(order.steps.length);
    const times = order.steps.flatMap((it) => it.at ?? []);
    expect(times).toEqual(times.toSorted());
    expect(order.parcels.length > 0).toBe(!['ordered', 'confirmed', 'packed', 'canceled'].includes(state));
  },
);
