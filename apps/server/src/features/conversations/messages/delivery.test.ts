import { type MessageDelivery, DeliveryState } from '@chatty/contract/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, farther } from './delivery.ts';

const report = fc.constantFrom(...DeliveryState.options).map((state) => ({
  state,
  reason: state === 'failed' ? 'the number is not in use' : null,
}));
const reports = fc.array(report, { minLength: 1, maxLength: 12 });

const fold = (all: readonly MessageDelivery[]) => all.reduce(farther, { state: 'queued', reason: null });
const place = ({ state }: MessageDelivery) => DeliveryState.options.indexOf(state);

describe('a delivery', () => {
  it('only moves forward, whatever is reported', () => {
    fc.assert(
      fc.property(report, report, (known, next) => {
        const now = farther(known, next);
        expect(place(now)).toBeGreaterThanOrEqual(place(known));
        expect([known, next]).toContain(now);
      }),
    );
  });

  it('ends in the same state in whichever order reports come, and however often', () => {
    fc.assert(
      fc.property(reports, fc.infiniteStream(fc.nat()), (all, order) => {
        const shuffled = [...all, ...all]
          .map((it) => ({ it, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ it }) => it);
        expect(fold(shuffled)).toEqual(fold(all));
      }),
    );
  });

  it('that arrived has not failed', () => {
    const failed = { state: 'failed', reason: 'too slow' } as const;
    const arrived = { state: 'delivered', reason: null } as const;
    expect(farther(failed, arrived)).toBe(arrived);
    expect(farther(arrived, failed)).toBe(arrived);
  });

  it('of the chat is sent when written, and read once the other side has read so far', () => {
    const stored = { seq: 3, delivery: null, failed_because: null };
    const readUpTo = (visitor: number, member: number) => ({ visitor_read_seq: visitor, member_read_seq: member });
    const state = (sender: string, visitor: number, member: number) =>
      deliveryOf({ ...stored, sender }, readUpTo(visitor, member)).state;
    expect([state('guest', 3, 2), state('guest', 3, 3)]).toEqual(['sent', 'read']);
    expect([state('admin', 2, 3), state('assistant', 3, 0)]).toEqual(['sent', 'read']);
    expect(deliveryOf({ ...stored, sender: 'admin', delivery: 'queued' }, readUpTo(9, 9)).state).toBe('queued');
  });
});
