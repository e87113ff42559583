import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
let member: TestMember;
beforeAll(async () => {
  w = await testServer();
  member = await (await w.shop()).member();
});
afterAll(() => w.close());

const moment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((it) => it.toISOString()),
  },
  fc.date({ noInvalidDate: true }).map((it) => it.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '+012024-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '294277-01-01',
    '1',
    'x',
  ),
);
const id = fc.oneof(
  { weight: 5, arbitrary: fc.uuid() },
  fc.constantFrom('-'.repeat(36), '0'.repeat(36), '', 'x'),
  fc.string(),
);
const place = fc.oneof(
  { weight: 6, arbitrary: fc.record({ at: moment, id }) },
  fc.record({ at: fc.jsonValue(), id: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue({ maxDepth: 1 }),
);
const cursor = fc.oneof(
  { weight: 6, arbitrary: place.map((it) => Buffer.from(JSON.stringify(it)).toString('base64url')) },
  fc.string(),
);

it('a list goes on from a place that it has named, and says of any other that it is none', async () => {
  const seen = new Map<number, number>();
  const sort = fc.constantFrom('latest', 'longest_waiting', 'priority');
  await fc.assert(
    fc.asyncProperty(cursor, sort, async (from, by) => {
      const answer = await w.app.inject({
        url: '/api/conversations',
        query: { view: 'all', status: 'open', sort: by, cursor: from },
        headers: { authorization: `Bearer ${member.token}` },
      });
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      expect([200, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0)).toBeGreaterThan(10);
});
