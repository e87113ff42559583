import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { sendDue } from './send-scheduled.ts';
import { schedulingStage } from './testing/scheduling-stage.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await testServer();
  two = await testServer({ beside: one });
});
beforeEach(() => one.forgetLimits());
afterAll(async () => {
  await two.close();
  await one.close();
});

const acts = [
  'due',
  'due in the other process',
  'cancel',
  'restore',
  'send now',
  'change time',
  'visitor writes',
] as const;

it('whatever happens at the same time, it is sent once, or waits, or was taken away: never twice, never lost, never after it was taken away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        one.forgetLimits();
        two.forgetLimits();
        const { shop, ann, ben, schedule, at, say, inAnHour, isDue, pending, seen } = await schedulingStage(one);
        const { id } = await schedule();
        await isDue(id);
        const path = at(id);
        const run: Record<(typeof acts)[number], () => Promise<unknown>> = {
          due: () => sendDue(shop.ctx),
          'due in the other process': () => sendDue({ ...shop.ctx, services: two.services, db: two.services.db }),
          cancel: () => ann.api('DELETE /conversations/:id/scheduled/:messageId', path),
          restore: () => ann.api('POST /conversations/:id/scheduled/:messageId/restore', path),
          'send now': () => ben.api('POST /conversations/:id/scheduled/:messageId/send', path),
          'change time': async () => {
            await ben.api('PUT /conversations/:id/scheduled/:messageId', { ...path, body: { sendAt: inAnHour() } });
            await isDue(id);
          },
          'visitor writes': () => say('One more thing'),
        };
        for (const round of rounds) {
          const before = (await seen()).length;
          const wasGone = before === 0 && (await pending()).length === 0;
          const done = await Promise.allSettled(round.map((act) => run[act]()));
          // Who comes too late is told why; nothing breaks.
          for (const it of done) if (it.status === 'rejected') expect(it.reason).toMatchObject({ code: 'conflict' });
          const [sent, waits] = [await seen(), await pending()];
          expect(sent.length + waits.length).toBeLessThanOrEqual(1);
          expect(sent.every((it) => it.id === id && it.text === 'Good morning')).toBe(true);
          expect(waits.every((it) => it.id === id && it.text === 'Good morning')).toBe(true);
          expect(sent.length).toBeGreaterThanOrEqual(before);
          if (wasGone && !round.includes('restore')) expect(sent).toEqual([]);
          // Nothing but taking it away makes it neither one nor the other.
          if (!wasGone && !round.includes('cancel')) expect(sent.length + waits.length).toBe(1);
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
