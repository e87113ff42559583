import { newId } from '@chatty/contract/new-id';
import type { NotificationPreferences } from '@chatty/contract/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countingServer } from './test-kit/counting-server.ts';
import { assistantReply } from './features/assistant/assistant.jobs.ts';
import { knowledgeChanged } from './features/knowledge/index.ts';
import { rehearseJob } from './features/shop-settings/suggestions/suggestions.jobs.ts';
import { transaction } from './platform/db/transaction.ts';
import { messageCalls, visitorMessageCalls } from './features/conversations/messages.calls.ts';
import { looksAt } from './features/conversations/index.ts';
import { measureJob } from './features/metrics/metrics.jobs.ts';
import { tellJob } from './features/notifications/notifications.jobs.ts';
import { type TestMember, type TestShop, type TestVisitor, type TestServer } from './test-kit/test-server.ts';
import { type Cost, WorkMeter } from './test-kit/work-meter.ts';
import { doJob, doJobs } from './test-kit/do-job.ts';
import { until } from './test-kit/until.ts';

/**
 * What the product's main calls cost, counted: whoever makes a number larger says why in the commit, whoever makes one
 * smaller writes the smaller one here. Statements of a call by HTTP include those that find out who asks.
 */
const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

const hundred = Array.from({ length: 100 }, (_, i) => i);

async function expectCost(shop: TestShop, work: () => Promise<unknown>, cost: Cost): Promise<void> {
  const found = await meter.costOf(w, shop.id, work);
  expect(found, meter.said.join('\n')).toEqual(cost);
}

const everything: NotificationPreferences = {
  waiting: { email: true, push: true },
  assigned: { email: true, push: true },
  replied: { email: true, push: true },
  mentioned: { email: true, push: true },
  woke: { email: false, push: true },
  watched: { email: false, push: true },
};

interface Chat {
  visitor: TestVisitor;
  params: { id: string };
}

const chatOf = async (shop: TestShop): Promise<Chat> => ({ visitor: await shop.visitor(), params: { id: newId() } });

const say = ({ visitor, params }: Chat, text = 'Does it come in green?', id = newId()) =>
  visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id, text } });

/** What visitors say in the same moment, as it reaches the writer of messages. */
const sayAtOnce = (shop: TestShop, chats: readonly Chat[]) =>
  Promise.all(
    chats.map(({ visitor: { contactId }, params }) => {
      const ctx = { ...shop.ctx, who: { type: 'visitor' as const, address: '192.0.2.1', contactId } };
      const body = { id: newId(), text: 'And in blue?', fileIds: [] };
      return visitorMessageCalls['POST /client/api/conversations/:id/messages'](ctx, {
        params,
        query: undefined,
        body,
      });
    }),
  );

const replyAtOnce = (shop: TestShop, { id, authId }: TestMember, chats: readonly Chat[]) =>
  Promise.all(
    chats.map(({ params }) => {
      const member = { type: 'member', memberId: id, authId, role: 'admin', claimsAdmin: true } as const;
      const ctx = { ...shop.ctx, who: { ...member, isCrmLogin: false, blocked: false, sessionId: null } };
      const body = { id: newId(), text: 'It does.', fileIds: [], note: false, mentions: [] };
      return messageCalls['POST /conversations/:id/messages'](ctx, { params, query: undefined, body });
    }),
  );

/** A shop whose member holds `n` conversations and has read them; they are there and look at the first, or are not there. */
async function shopWith(n: number, { there }: { there: boolean }) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  const chats: Chat[] = [];
  for (let i = 0; i < n; i += 1) chats.push(await chatOf(shop));
  await sayAtOnce(shop, chats);
  await replyAtOnce(shop, member, chats);
  const [first] = chats;
  if (!first) throw new Error('at least one conversation');
  if (there) await open(shop, member, first);
  return { shop, member, chats, first };
}

/** Opens the member's live socket; they are there from then on, and look at a conversation. */
async function open(shop: TestShop, member: TestMember, { params: { id: conversationId } }: Chat): Promise<void> {
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  // Vitest's own waiting would let time go on, and with it what is done a moment later.
  await until('the member was not there', 10_000, async () => {
    const { data } = await member.api('GET /members');
    return data.find((it) => it.id === member.id)?.online || null;
  });
  socket.send(JSON.stringify({ t: 'viewing', conversationId }));
  const look = { shopId: shop.id, memberId: member.id, conversationId };
  await until('the member did not look', 10_000, async () => looksAt(w.services, look) || null);
}

describe('a visitor’s message to a person who is there', () => {
  it('costs five statements, two events and no job where they look at it, else one that tells them', async () => {
    const { shop, chats, first } = await shopWith(100, { there: true });
    // One more statement finds out who asks.
    await expectCost(shop, () => say(first), { statements: 6, jobs: 0, events: 2 });
    await expectCost(shop, () => sayAtOnce(shop, [first, first]), { statements: 5, jobs: 0, events: 3 });
    await expectCost(shop, () => sayAtOnce(shop, chats), { statements: 6, jobs: 99, events: 200 });
  });

  it('writes nothing when it comes again', async () => {
    const { shop, first } = await shopWith(1, { there: true });
    const id = newId();
    await say(first, 'Once', id);
    await expectCost(shop, () => say(first, 'Once', id), { statements: 2, jobs: 0, events: 0 });
  });
});

describe('a visitor’s message to a person who is not there', () => {
  it('costs one statement more, and one job for all that is said in a conversation meanwhile', async () => {
    const { shop, chats, first } = await shopWith(100, { there: false });
    await expectCost(shop, () => say(first), { statements: 7, jobs: 1, events: 2 });
    const goesOn = () => sayAtOnce(shop, Array<Chat>(100).fill(first));
    await expectCost(shop, goesOn, { statements: 6, jobs: 0, events: 101 });
    await expectCost(shop, () => sayAtOnce(shop, chats), { statements: 6, jobs: 99, events: 200 });
  });

  it('is looked up together with the others’ when the team is told', async () => {
    const { shop, chats, first, member } = await shopWith(100, { there: false });
    await member.api('PUT /profile/notifications', { body: { notifications: everything } });
    await sayAtOnce(shop, chats);
    const topics = chats.map(({ params }) => ({
      shopId: shop.id,
      topic: 'replied' as const,
      conversationId: params.id,
    }));
    const tell = (some: typeof topics) => doJobs(w.services, tellJob, some);
    await expectCost(shop, () => tell(topics.slice(0, 1)), { statements: 6, jobs: 1, events: 0 });
    // One mail tells of all of them: its job waits already.
    await expectCost(shop, () => tell(topics), { statements: 6, jobs: 0, events: 0 });
    // They are there, and will be mailed of what they have not looked at by then.
    await open(shop, member, first);
    await expectCost(shop, () => tell(topics), { statements: 5, jobs: 100, events: 0 });
    await expectCost(shop, () => tell(topics), { statements: 5, jobs: 0, events: 0 });
  });
});

describe('a visitor’s message to the assistant', () => {
  it('costs a job, which one answer ends', async () => {
    const shop = await w.shop();
    // A plan that holds a hundred answers a day.
    await w.services.db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', shop.id).execute();
    const member = await shop.member();
    const answer = '<p>Delivery takes four days.</p>';
    await member.api('POST /faqs', { body: { question: 'How long does delivery take?', answer } });
    const [first, ...others] = await Promise.all(Array.from({ length: 101 }, () => chatOf(shop)));
    if (!first) throw new Error('at least one conversation');
    // Two more statements open the conversation.
    await expectCost(shop, () => say(first, 'How long does delivery take?'), { statements: 9, jobs: 1, events: 2 });
    await expectCost(shop, () => sayAtOnce(shop, others), { statements: 8, jobs: 100, events: 200 });

    const reply = ({ params: { id: conversationId } }: Chat) =>
      doJob(w.services, assistantReply, { shopId: shop.id, conversationId, turn: 1 });
    // Two of them read the knowledge into memory, and one asks for the job by which its time is measured.
    await expectCost(shop, () => reply(first), { statements: 16, jobs: 1, events: 2 });
    // The job again: nobody waits any more.
    await expectCost(shop, () => reply(first), { statements: 2, jobs: 0, events: 0 });
    const all = await meter.costOf(w, shop.id, () => Promise.all(others.map(reply)));
    // Nobody knows it in blue: each of these asks for one more job, which sorts the question to the open ones.
    expect(all).toMatchObject({ jobs: 200, events: 200 });
    expect(all.statements, meter.said.join('\n')).toBeLessThanOrEqual(1_300);
  });
});

describe('a member’s message', () => {
  it('costs nine statements and one job a conversation, in which the time that the visitor waited is measured', async () => {
    const { shop, chats, first, member } = await shopWith(100, { there: true });
    await sayAtOnce(shop, chats);
    const body = { id: newId(), text: 'It does.' };
    const reply = () => member.api('POST /conversations/:id/messages', { params: first.params, body });
    // The job that the first reply made still waits; the third event tells the visitor that they were read.
    await expectCost(shop, reply, { statements: 9, jobs: 0, events: 3 });
    await expectCost(shop, () => replyAtOnce(shop, member, chats), { statements: 8, jobs: 0, events: 300 });
  });

  it('is measured with a hundred others’ in seven statements', async () => {
    const { shop, chats, member } = await shopWith(100, { there: true });
    await sayAtOnce(shop, chats);
    await replyAtOnce(shop, member, chats);
    const jobs = chats.map(({ params }) => ({ shopId: shop.id, conversationId: params.id }));
    const measure = () => doJobs(w.services, measureJob, jobs);
    await expectCost(shop, measure, { statements: 7, jobs: 0, events: 0 });
  });
});

describe('a bulk action', () => {
  it('costs a hundred conversations the statements of one, and no more to undo', async () => {
    const { shop, chats, member } = await shopWith(100, { there: true });
    const idsOf = (some: readonly Chat[]) => some.map(({ params }) => params.id);
    const params = { id: newId() };
    const bulk = (some: readonly Chat[], id = newId()) =>
      member.api('POST /conversations/bulk', {
        body: { id, action: { do: 'resolve' }, target: { by: 'choice', ids: idsOf(some) } },
      });
    // One of the jobs goes on where this process ends; the others measure each conversation.
    await expectCost(shop, () => bulk(chats.slice(0, 1)), { statements: 15, jobs: 1, events: 3 });
    await expectCost(shop, () => bulk(chats, params.id), { statements: 15, jobs: 1, events: 298 });
    const undo = () => member.api('POST /conversations/bulk/:id/undo', { params });
    await expectCost(shop, undo, { statements: 16, jobs: 0, events: 297 });
  });
});

describe('what who waits for a person may expect', () => {
  it('costs one statement to count a shop’s waits, once a minute, however many look and however much was said', async () => {
    const { shop, chats, member } = await shopWith(100, { there: true });
    await sayAtOnce(shop, chats);
    await replyAtOnce(shop, member, chats);
    const [one, other] = chats;
    const look = (chat: Chat | undefined) => () =>
      chat?.visitor.api('GET /client/api/availability') ?? Promise.reject();
    const free = { jobs: 0, events: 0 };
    await expectCost(shop, look(one), { ...free, statements: 4 });
    await expectCost(shop, look(other), { ...free, statements: 3 });
  });
});

describe('a list', () => {
  it('costs the same statements for one as for many', async () => {
    const { shop, first, member } = await shopWith(100, { there: true });
    const free = { jobs: 0, events: 0 };
    const list = (query: { limit?: number; search?: string }) => () => member.api('GET /conversations', { query });
    await expectCost(shop, list({ limit: 1 }), { ...free, statements: 2 });
    await expectCost(shop, list({ limit: 50 }), { ...free, statements: 2 });
    // Which words are common is read once in ten minutes.
    await list({ search: 'blue' })();
    await expectCost(shop, list({ search: 'blue' }), { ...free, statements: 2 });
    const thread = () => member.api('GET /conversations/:id/messages', { params: first.params });
    await expectCost(shop, thread, { ...free, statements: 3 });
    const { api } = first.visitor;
    const own = () => api('GET /client/api/conversations/:id/messages', { params: first.params });
    await expectCost(shop, own, { ...free, statements: 3 });
  });

  it('asked for a hundred times at once reads who asks together', async () => {
    const { shop, member } = await shopWith(1, { there: true });
    const all = await meter.costOf(w, shop.id, () => Promise.all(hundred.map(() => member.api('GET /conversations'))));
    expect(all).toMatchObject({ jobs: 0, events: 0 });
    expect(all.statements, meter.said.join('\n')).toBeLessThan(200);
  });
});

describe('a FAQ', () => {
  it('costs thirteen statements, one event and two jobs to save, each of a hundred as much', async () => {
    const shop = await w.shop();
    // A plan that holds more than a hundred.
    await w.services.db.updateTable('shops').set({ plan: 'basic' }).where('id', '=', shop.id).execute();
    const member = await shop.member();
    const answer = '<p>Four days.</p>';
    const add = (i: number) => member.api('POST /faqs', { body: { question: `How long to place ${i}?`, answer } });
    await expectCost(shop, () => add(100), { statements: 13, jobs: 2, events: 1 });
    const all = await meter.costOf(w, shop.id, () => Promise.all(hundred.map(add)));
    // One job makes the embeddings of them all, and one publishes the blocks in which they stand.
    expect(all).toMatchObject({ jobs: 0, events: 100 });
    expect(all.statements, meter.said.join('\n')).toBeLessThanOrEqual(1_300);
    // The member, how many there are, ten of them, and their votes.
    await expectCost(shop, () => member.api('GET /faqs'), { statements: 4, jobs: 0, events: 0 });
  });
});

describe('the suggestions of a shop', () => {
  it('are rehearsed for a hundred changes at the cost of one: each is asked like a visitor’s question', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    const answer = '<p>Delivery takes four days.</p>';
    await member.api('POST /faqs', { body: { question: 'How long does delivery take?', answer } });
    const rehearse = () => doJob(w.services, rehearseJob, { shopId: shop.id });
    await rehearse();
    // The shop, twice, and for each of the two that search the knowledge what it holds and what was found.
    await expectCost(shop, rehearse, { statements: 6, jobs: 0, events: 0 });
    const changes = () => Promise.all(hundred.map(() => transaction(shop.ctx, (tx) => tx.raise(knowledgeChanged, {}))));
    expect(await meter.costOf(w, shop.id, changes)).toMatchObject({ jobs: 1, events: 0 });
  });

  it('cost a visitor who comes nothing', async () => {
    const shop = await w.shop();
    const visit = () => shop.visitor();
    const before = await meter.costOf(w, shop.id, visit);
    await doJob(w.services, rehearseJob, { shopId: shop.id });
    expect(await meter.costOf(w, shop.id, visit)).toEqual(before);
  });
});
