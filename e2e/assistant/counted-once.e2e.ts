import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStack, type Stack } from '../stack.ts';

const shop = 'demo-store.myshopify.com';
const visitors = 4;
const questions = ['How long does delivery take?', 'Do you sell tents?', 'Who won the world cup?', 'Can I return it?'];
/** The server is killed when so many answers were read. */
const killsAt = [4, 9];
const patienceMs = 120_000;

let stack: Stack;
beforeAll(async () => {
  stack = await openStack({ CAPS_FACTOR: '1000' });
});
afterAll(() => stack?.close());

/** Again until the server is there and answers. */
async function untilDone<T>(work: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const done = await work().catch(() => undefined);
    if (done !== undefined) return done;
    if (Date.now() > end) throw new Error('the server did not answer in time');
    await pause(50);
  }
}

it('as many replies count against the plan as were said, though the server is killed while it answers', async () => {
  const open = createApi({ origin: stack.admin, token: async () => null });
  const token = new URL(stack.ownerLink).searchParams.get('token') ?? '';
  const { data: owner } = await open('POST /client/api/sign-in/link', { body: { token } });
  if (owner.next !== 'home') throw new Error(`The sign-in led to ${owner.next}.`);
  const member = createApi({ origin: stack.admin, token: async () => owner.token });
  const used = () => untilDone(async () => (await member('GET /ai_assistant/usage/level')).data.used);
  const before = await used();

  let answered = 0;
  const conversations = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const { data } = await open('POST /client/api/visitors', { body: { shop } });
      return { params: { id: newId() }, api: createApi({ origin: stack.admin, token: async () => data.token }) };
    }),
  );
  const answersOf = async ({ api, params }: (typeof conversations)[number]) =>
    (await api('GET /client/api/conversations/:id/messages', { params })).data.messages.filter(
      (it) => it.sender === 'assistant' && it.kind === 'text',
    );
  const talking = conversations.map(async (talk) => {
    for (const [at, text] of questions.entries()) {
      const body = { id: newId(), text };
      await untilDone(() => talk.api('POST /client/api/conversations/:id/messages', { params: talk.params, body }));
      await untilDone(async () => (await answersOf(talk)).length > at || undefined);
      answered += 1;
    }
  });
  const killing = (async () => {
    for (const least of killsAt) {
      await untilDone(async () => answered >= least || undefined);
      await stack.killServer();
      await stack.startServer();
    }
  })();
  await Promise.all([...talking, killing]);

  const said = (await Promise.all(conversations.map(answersOf))).flat();
  expect(said).toHaveLength(visitors * questions.length);
  expect(new Set(said.map((it) => it.id)).size).toBe(said.length);
  expect((await used()) - before).toBe(said.length);
}, 300_000);
