import { allCalls } from '@chatty/contract/api';
import { addressOf, type Call } from '@chatty/contract/call';
import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers, nearTo, segment, toJson } from './test-kit/hostile/hostile-values.ts';
import { type TestServer, testServer } from './test-kit/test-server.ts';

let w: TestServer;
const bugs: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void bugs.push(line) });
  w = await testServer({ log });
  people = await meet();
});
afterAll(() => w.close());

interface People {
  member: string;
  visitor: string;
  /** Ids of records, by what the calls' paths name them after. */
  ids: Record<string, string[]>;
}
let people: People;

/** A member and a visitor of a shop in which something was said. */
async function meet(): Promise<People> {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, colleague, visitor] = [await shop.member({ owner: true }), await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  const message = { id: newId(), text: 'Hello' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: message });
  const { data: faq } = await member.api('POST /faqs', { body: { question: 'Where?', answer: '<p>Here.</p>' } });
  const { data: custom } = await member.api('POST /customAnswers', { body: { question: 'Who?', answer: 'We.' } });
  const { data: file } = await member.api('POST /files', { query: { name: 'a.txt' }, body: new Blob(['words']) });
  const { id: session } = await w.services.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', member.authId)
    .executeTakeFirstOrThrow();
  return {
    member: member.token,
    visitor: visitor.token,
    ids: {
      conversations: [params.id],
      messages: [message.id],
      faqs: [faq.id],
      customAnswers: [custom.id],
      contacts: [visitor.contactId],
      members: [colleague.id, member.id],
      sessions: [session],
      others: [file.id, shop.id, shop.domain, member.authId, member.email],
    },
  };
}

/** What was sent may have ended the very access that it was sent with: then somebody new goes on. */
async function stillThere(): Promise<boolean> {
  const look = (url: string, token: string) => w.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const seen = [await look('/api/me', people.member), await look('/client/api/conversations', people.visitor)];
  return seen.every((it) => it.statusCode === 200);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : toJson(value));
const encoded = (part: string) => encodeURIComponent(part.toWellFormed());

function requests(key: string, call: Call) {
  const ids = Object.values(people.ids).flat();
  const { method, path } = addressOf(key);
  const names = [...path.matchAll(/(\w+)\/:(\w+)/g)].map(([, of = '', name = '']) => ({ of, name }));
  const own = call.by.includes('visitor') ? people.visitor : call.by.includes('anyone') ? undefined : people.member;
  const json = fc.oneof({ weight: 15, arbitrary: fc.constant('application/json') }, fc.constant(undefined));
  return fc.record({
    method: fc.constant(method),
    names: fc.constant(names),
    path: fc.constant(path),
    params: call.params
      ? nearTo(call.params, ids)
      : fc.record(Object.fromEntries(names.map(({ of, name }) => [name, segment([...(people.ids[of] ?? ids)])]))),
    query: nearTo(call.query, ids),
    body: call.upload
      ? fc.oneof(
          fc.uint8Array(),
          fc.string().map((it) => Buffer.from(it)),
        )
      : nearTo(call.body, ids),
    cut: fc.option(fc.nat(200), { freq: 12 }),
    type: json,
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
    token: fc.oneof(
      { weight: 12, arbitrary: fc.constant(own) },
      fc.constantFrom(people.member, people.visitor, undefined, 'x.y.z'),
    ),
  });
}

type Hostile = ReturnType<typeof requests> extends fc.Arbitrary<infer T> ? T : never;

async function send(hostile: Hostile): Promise<number> {
  const params = hostile.params as Record<string, unknown> | null;
  const url = hostile.names.reduce(
    (path, { name }) => path.replace(`:${name}`, encoded(text(params?.[name]))),
    hostile.path,
  );
  const asked =
    typeof hostile.query === 'object' && hostile.query !== null
      ? Object.entries(hostile.query)
          .map(([name, value]) => `${encoded(name)}=${encoded(text(value))}`)
          .join('&')
      : encoded(text(hostile.query));
  const whole = hostile.body instanceof Uint8Array ? Buffer.from(hostile.body) : Buffer.from(toJson(hostile.body));
  const payload = hostile.cut === null ? whole : whole.subarray(0, hostile.cut);
  const sent = {
    ...(hostile.type ? { 'content-type': hostile.type } : {}),
    ...hostile.headers,
    ...(hostile.token ? { authorization: `Bearer ${hostile.token}` } : {}),
  };
  const answer = await w.app.inject({
    method: hostile.method as 'GET',
    url: `${url}?${asked.slice(0, 4_000)}`,
    headers: sent,
    ...(hostile.method === 'GET' ? {} : { payload }),
  });
  return answer.statusCode;
}

describe('no call of the contract fails on our side, whatever it is sent', () => {
  it.each(Object.entries(allCalls) as [string, Call][])('%s', async (key, call) => {
    if (!(await stillThere())) people = await meet();
    await fc.assert(
      fc.asyncProperty(requests(key, call), async (request) => {
        w.forgetLimits();
        bugs.length = 0;
        const status = await send(request);
        // 502: the store, which is not there in this test.
        if (status >= 500 && status !== 502) throw new Error(`${status}: ${bugs.join('\n').slice(0, 1_500)}`);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is nested without end', () => {
  const levels = 5_000;
  const bodies = ['['.repeat(levels) + ']'.repeat(levels), `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`];

  it('is told so, in a body as well as in the field of one', async () => {
    for (const nested of bodies) {
      for (const payload of [
        nested,
        `{"question":"Q","answer":${nested}}`,
        `{"question":"Q","answer":"A","more":${nested}}`,
      ]) {
        const answer = await w.app.inject({
          method: 'POST',
          url: '/api/faqs',
          headers: { authorization: `Bearer ${people.member}`, 'content-type': 'application/json' },
          payload,
        });
        expect(answer.json()).toMatchObject({ code: 'bad_input', error: 'This request is nested too deeply.' });
      }
    }
  });
});
