import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../adapters/engine/offline-engine/index.ts';
import { createOpenAiEngine } from '../adapters/engine/openai-engine.ts';
import { type TestServer, testServer } from '../test-kit/test-server.ts';
import { createLog } from './log.ts';
import { Refused } from './problem.ts';

/** What a visitor wrote: in no log, whatever fails. */
const planted = 'marzipan';

const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });
const text = () => lines.join('');
const parsed = () => lines.map((it): Record<string, unknown> => JSON.parse(it));

class LikeTheDrivers extends Error {
  readonly code = '23505';
  readonly constraint = 'messages_pkey';
  readonly detail = `Key (text)=(${planted}) already exists.`;
  readonly params = [planted];
  readonly requestBodyValues = { messages: [planted] };
}
const failing = () =>
  new LikeTheDrivers(`invalid input: "${planted}"\n    at ${planted} (file:///${planted}.ts:1:1)`, {
    cause: new AggregateError([new Refused(`550 <${planted}@shop.example>`)], planted),
  });

/** A message with a line that looks as if it were no message. */
const forging = () => new Error(`D\n    at ${planted} (node:fs:1:1)`);

describe('an error in the log', () => {
  it.each<[string, () => void]>([
    ['under its usual name', () => log.error({ err: failing() }, 'failed')],
    ['without words beside it', () => log.error({ err: failing() })],
    ['by itself', () => log.error(failing())],
    ['under another name', () => log.warn({ why: failing() }, 'failed')],
    ['inside something else', () => log.warn({ result: { tried: [failing()] } }, 'failed')],
    ['as a word in a sentence', () => log.error('failed: %s', failing())],
    ['that is a text', () => log.error({ err: planted }, 'failed')],
    ['that is an object', () => log.error({ err: { ...failing() } }, 'failed')],
    ['whose message was changed', () => log.error({ err: Object.assign(forging(), { message: 'Another.' }) })],
    ['that looks like a place of ours', () => log.error({ err: forging() })],
    ['of a child', () => log.child({ shopId: newId() }).error({ err: failing() }, 'failed')],
  ])('%s says what kind it is, and nothing that was said', (_, fail) => {
    lines.length = 0;
    fail();
    expect(lines).toHaveLength(1);
    expect(text()).not.toContain(planted);
  });

  it('says kind, code, constraint and where it was made, also of its causes', () => {
    lines.length = 0;
    log.error({ err: failing() }, 'failed');
    expect(parsed()[0]).toMatchObject({
      msg: 'failed',
      err: {
        type: 'LikeTheDrivers',
        code: '23505',
        constraint: 'messages_pkey',
        // Whoever runs the tests adds a query to the file's name.
        stack: expect.arrayContaining([expect.stringMatching(/apps\/server\/src\/platform\/log\.test\.ts\S*:\d+/)]),
        cause: { type: 'AggregateError', errors: [{ type: 'Refused' }] },
      },
    });
  });
});

describe('what a visitor wrote is in no line of the log', () => {
  let w: TestServer;
  beforeAll(async () => {
    const unheard = { key: 'any', model: 'gpt-4.1-mini', baseUrl: 'http://127.0.0.1:9/v1' };
    w = await testServer({ log, engine: createOpenAiEngine({ ...unheard, spare: createOfflineEngine() }) });
  });
  afterAll(() => w.close());

  const say = async (words: string) => {
    const visitor = await (await w.shop()).visitor();
    const params = { id: newId() };
    return visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: words } });
  };
  const logged = (msg: string) => expect.poll(() => parsed().some((it) => it.msg === msg), { timeout: 20_000 });

  it('when the model server cannot be reached', async () => {
    lines.length = 0;
    await say(`Is there ${planted}?`);
    await logged('the model failed').toBe(true);
    expect(text()).not.toContain(planted);
  });

  it('when a statement of a call fails', async () => {
    lines.length = 0;
    await sql`alter table conversations add constraint no_sweets check (preview not like '%marzipan%') not valid`.execute(
      w.services.db,
    );
    await expect(say(`Is there ${planted}?`)).rejects.toMatchObject({ code: 'bug' });
    await sql`alter table conversations drop constraint no_sweets`.execute(w.services.db);
    await logged('a bug').toBe(true);
    expect(text()).not.toContain(planted);
    expect(text()).toContain('no_sweets');
  });

  it('when a statement of a job fails; nor is it beside the job', async () => {
    lines.length = 0;
    await sql`alter table decisions add constraint no_sweets check (question not like '%marzipan%') not valid`.execute(
      w.services.db,
    );
    await say(`Is there ${planted}?`);
    await logged('job failed; it is tried again').toBe(true);
    expect(text()).not.toContain(planted);
    const outputs = () =>
      sql<{ output: string }>`select output::text from pgboss.job where output is not null`.execute(w.services.db);
    await expect.poll(async () => (await outputs()).rows.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(JSON.stringify((await outputs()).rows)).not.toContain(planted);
  });
});
