import { type AllCalls, allCalls } from '@chatty/contract/api';
import { addressOf, type Call } from '@chatty/contract/call';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, type TestWorld, testWorld } from './test-kit/test-world.ts';

/** Stands in every record of the shop that others must not see. */
const canary = 'canary-7f3a';

interface Victim {
  shop: TestShop;
  /** Ids of the records, by what a call's path names them after. */
  conversation: string;
  message: string;
  contact: string;
  faq: string;
  customAnswer: string;
  file: string;
  fileUrl: string;
  memberId: string;
  sessionId: string;
  authId: string;
  since: number;
}

let w: TestWorld;
let victim: Victim;

async function fill(shop: TestShop): Promise<Victim> {
  const [member, visitor] = [await shop.member({ name: canary }), await shop.visitor()];
  const params = { id: newId() };
  const { data: file } = await visitor.api('POST /client/api/files', {
    query: { name: `${canary}.txt` },
    body: new Blob([canary]),
  });
  const said = { id: newId(), text: canary, fileIds: [file.id] };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: said });
  await visitor.api('POST /client/api/conversations/:id/contact', {
    params,
    body: { name: canary, email: `${canary}@x.example` },
  });
  const answer = { id: newId(), text: canary };
  await member.api('POST /conversations/:id/messages', { params, body: answer });
  await member.api('PUT /conversations/:id/draft', { params, body: { draft: canary } });
  const { data: faq } = await member.api('POST /faqs', {
    body: { question: canary, answer: `<p>${canary}</p>`, featured: true },
  });
  const { data: custom } = await member.api('POST /customAnswers', { body: { question: canary, answer: canary } });
  await w.world.db
    .insertInto('decisions')
    .values({
      shop_id: shop.id,
      id: newId(),
      conversation_id: params.id,
      question: canary,
      outcome: 'refused',
      engine: 'offline-1',
      config_version: '1',
      retrieved: '[]',
      tool_calls: '[]',
      verdicts: '[]',
      cost: 0,
      latency_ms: 1,
    })
    .execute();
  const session = await w.world.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', member.authId)
    .executeTakeFirstOrThrow();
  return {
    shop,
    conversation: params.id,
    message: answer.id,
    contact: visitor.contactId,
    faq: faq.id,
    customAnswer: custom.id,
    file: file.id,
    fileUrl: file.url.replace(w.world.config.APP_URL, w.origin),
    memberId: member.id,
    sessionId: session.id,
    authId: member.authId,
    since: visitor.since,
  };
}

type Key = keyof AllCalls & string;

/** What the other shop sends: its own good words about the victim's records. Every call of the contract stands here. */
interface Attack {
  id?: (v: Victim) => string;
  messageId?: (v: Victim) => string;
  field?: string;
  query?: string;
  body?: (v: Victim) => object;
  /** The caller names a conversation of its own: a name that another shop uses too is free here. */
  opens?: true;
  /** The caller's own token is no longer good afterwards. */
  ends?: true;
}

const attack: Record<Key, Attack> = {
  'GET /me': {},
  'GET /members': {},
  'GET /members/status': {},
  'POST /members/update': { body: (v) => ({ id: v.memberId, enableAwayMode: true }) },
  'GET /members/seats': {},
  'GET /members/:id': { id: (v) => v.memberId },
  'POST /members/invite': {
    body: () => ({ id: newId(), email: `${newId()}@x.example`, fullName: 'Mine', role: 'member' }),
  },
  'POST /members/:id/invite-again': { id: (v) => v.memberId },
  'PUT /members/:id': { id: (v) => v.memberId, body: () => ({ fullName: 'changed' }) },
  'DELETE /members/:id': { id: (v) => v.memberId },
  'POST /members/:id/transfer-admin': { id: (v) => v.memberId },
  'POST /members/:id/change-email': { id: (v) => v.memberId, body: () => ({ email: 'changed@x.example' }) },
  'GET /profile': {},
  'PUT /profile': { body: (v) => ({ avatarFileId: v.file }) },
  'PUT /profile/notifications': { body: () => ({ notificationEmail: null }) },
  'POST /profile/password': { body: () => ({ current: 'x', password: 'x' }) },
  'GET /profile/sessions': {},
  'DELETE /profile/sessions/:id': { id: (v) => v.sessionId },
  'POST /profile/sign-out-everywhere': { ends: true },
  'POST /profile/two-factor': { body: () => ({ password: 'x' }) },
  'POST /profile/two-factor/confirm': { body: () => ({ code: '000000' }) },
  'POST /profile/two-factor/off': { body: () => ({ password: 'x' }) },
  'GET /members/push-key': {},
  'POST /members/switch-push-token': {
    body: (v) => ({
      memberId: v.memberId,
      token: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } },
      isPwa: false,
      on: false,
    }),
  },
  'POST /client/api/email-topics/read': { body: () => ({ token: 'x' }) },
  'POST /client/api/email-topics': { body: () => ({ token: 'x', topics: { waiting: false } }) },
  'POST /client/api/email-topics/verify': { body: () => ({ token: 'x' }) },
  'GET /contacts/:id': { id: (v) => v.contact },
  'PUT /contacts/:id': { id: (v) => v.contact, body: () => ({ name: 'changed' }) },
  'GET /contacts/:id/orders': { id: (v) => v.contact },
  'GET /contacts/:id/export': { id: (v) => v.contact },
  'DELETE /contacts/:id': { id: (v) => v.contact },
  'GET /conversations': { query: `search=${canary}` },
  'GET /conversations/counts': {},
  'GET /conversations/:id': { id: (v) => v.conversation },
  'POST /conversations/assign-pending': {
    body: (v) => ({ shopId: v.shop.id, memberId: v.memberId, isAutoAssign: true }),
  },
  'GET /shop/:field': { field: 'name' },
  'POST /shop': { body: () => ({ isSyncProductFirst: true }) },
  'POST /shop/dismiss-banner': { body: () => ({ banner: 'mine', isDismiss: true }) },
  'GET /dev-zone': {},
  'POST /dev-zone': { body: () => ({ blockAccess: true }) },
  'POST /dev-zone/sync': { body: () => ({ kind: 'products' }) },
  'POST /analytics/track': { body: (v) => ({ event: 'opened', shopId: v.shop.id }) },
  'POST /conversations/:id/take-over': { id: (v) => v.conversation },
  'POST /conversations/:id/hand-back': { id: (v) => v.conversation },
  'POST /conversations/:id/resolve': { id: (v) => v.conversation },
  'POST /conversations/:id/reopen': { id: (v) => v.conversation },
  'POST /conversations/:id/assign': { id: (v) => v.conversation, body: (v) => ({ memberId: v.memberId }) },
  'POST /conversations/:id/read': { id: (v) => v.conversation, body: () => ({ isRead: true }) },
  'PUT /conversations/:id/draft': { id: (v) => v.conversation, body: () => ({ draft: 'changed' }) },
  'GET /conversations/:id/messages': { id: (v) => v.conversation },
  'POST /conversations/:id/messages': { id: (v) => v.conversation, body: () => ({ id: newId(), text: 'changed' }) },
  'GET /conversations/:id/decisions': { id: (v) => v.conversation },
  'POST /files': { query: 'name=a.txt' },
  'GET /faqs': { query: `search=${canary}` },
  'GET /faqs/:id': { id: (v) => v.faq },
  'POST /faqs': { body: () => ({ question: 'Mine', answer: '<p>Mine</p>' }) },
  'PUT /faqs/:id': { id: (v) => v.faq, body: () => ({ question: 'changed' }) },
  'DELETE /faqs/:id': { id: (v) => v.faq },
  'POST /faqs/:id/restore': { id: (v) => v.faq },
  'POST /faqs/reorder': { body: (v) => ({ id: v.faq, before: null }) },
  'GET /customAnswers': {},
  'POST /customAnswers': { body: () => ({ question: 'Mine', answer: 'Mine' }) },
  'PUT /customAnswers/:id': { id: (v) => v.customAnswer, body: () => ({ question: 'changed', answer: 'changed' }) },
  'DELETE /customAnswers/:id': { id: (v) => v.customAnswer },
  'GET /customAnswers/store-pages/count': {},
  'GET /customAnswers/resync-store-pages': {},
  'GET /ai_assistant/products/count': {},
  'GET /ai_assistant/unanswered': {},
  'POST /assistant/sync-products': {},
  'GET /assistant/sync-products': {},
  'POST /client/api/sign-in': { body: () => ({ email: `${canary}@x.example`, password: 'x' }) },
  'POST /client/api/sign-in/shopify': { body: () => ({ idToken: 'x' }) },
  'POST /client/api/sign-in/link': { body: () => ({ token: 'x' }) },
  'POST /client/api/sign-in/code': { body: () => ({ email: `${canary}@x.example` }) },
  'POST /client/api/sign-in/code/verify': { body: () => ({ email: `${canary}@x.example`, code: '000000' }) },
  'POST /client/api/sign-in/second-factor': { body: () => ({ code: '000000' }) },
  'POST /client/api/sign-in/custom-token': { body: () => ({ token: 'x' }) },
  'POST /client/api/login-otp/verify-token': { body: () => ({ token: 'x' }) },
  'POST /client/api/token': {},
  'POST /client/api/sign-out': {},
  'POST /client/api/password/reset': { body: () => ({ email: `${canary}@x.example` }) },
  'POST /client/api/links/read': { body: () => ({ purpose: 'invitation', token: 'x' }) },
  'POST /client/api/password': {
    body: () => ({ purpose: 'reset-password', token: 'x', password: 'not among the easy' }),
  },
  'POST /client/api/verify': { body: () => ({ token: 'x' }) },
  'GET /shops': {},
  'GET /admin/auth': {},
  'GET /members/shops/:authId': { id: (v) => v.authId },
  'POST /members/selectShop': { body: (v) => ({ shopId: v.shop.id, uid: v.authId }) },
  'POST /client/api/members/shops': { body: (v) => ({ token: 'x', uid: v.authId }) },
  'POST /client/api/members/selectShop': { body: (v) => ({ token: 'x', uid: v.authId, shopId: v.shop.id }) },
  'POST /client/api/visitors': { body: () => ({ shop: 'no-such-shop.myshopify.com' }) },
  'GET /client/api/conversations': {},
  'POST /client/api/conversations/:id/talk-to-person': { id: (v) => v.conversation, opens: true },
  'POST /client/api/conversations/:id/read': { id: (v) => v.conversation, body: () => ({ seq: 1 }) },
  'POST /client/api/conversations/:id/contact': { id: (v) => v.conversation, body: () => ({ name: 'changed' }) },
  'GET /client/api/conversations/:id/messages': { id: (v) => v.conversation },
  'POST /client/api/conversations/:id/messages': {
    id: (v) => v.conversation,
    body: () => ({ id: newId(), text: 'changed' }),
    opens: true,
  },
  'POST /client/api/conversations/:id/messages/:messageId/opinion': {
    id: (v) => v.conversation,
    messageId: (v) => v.message,
    body: () => ({ helpful: false }),
  },
  'POST /client/api/conversations/:id/stop': { id: (v) => v.conversation },
  'POST /client/api/files': { query: 'name=a.txt' },
  'GET /client/api/faqs': { query: `search=${canary}` },
};

async function call(key: Key, token: string, v: Victim): Promise<{ status: number; text: string }> {
  const { id, messageId, field, query, body } = attack[key];
  const { method, path } = addressOf(key);
  const url = path
    .replace(/:(id|authId)\b/, id?.(v) ?? '')
    .replace(':messageId', messageId?.(v) ?? '')
    .replace(':field', field ?? '');
  const upload = (allCalls[key] as Call).upload;
  const answer = await fetch(`${w.origin}${url}${query ? `?${query}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': upload ? 'application/octet-stream' : 'application/json',
    },
    ...(method === 'GET' ? {} : { body: upload ? 'words' : JSON.stringify(body?.(v) ?? {}) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Everything that the victim's shop holds, to be compared before and after. */
async function snapshot(shopId: string): Promise<string> {
  const { db } = w.world;
  const tables = [
    'conversations',
    'messages',
    'contacts',
    'faqs',
    'custom_answers',
    'files',
    'members',
    'drafts',
    'push_tokens',
  ] as const;
  const rows = await Promise.all(
    tables.map((it) => db.selectFrom(it).selectAll().where('shop_id', '=', shopId).execute()),
  );
  return JSON.stringify(rows.map((it) => it.map((row) => JSON.stringify(row)).sort()));
}

beforeAll(async () => {
  w = await testWorld();
  victim = await fill(await w.shop({ isEnableAIAssistant: false }));
});
afterAll(() => w.close());

describe('another shop', () => {
  const keys = Object.keys(attack) as Key[];

  it('stands in this walk with every call of the contract', () => {
    expect(keys.sort()).toEqual(Object.keys(allCalls).sort());
  });

  it('gets “not found” for every record, sees nothing and changes nothing, by any call', async () => {
    const before = await snapshot(victim.shop.id);
    const other = await w.shop({ isEnableAIAssistant: false });
    const tokens = [
      (await other.member()).token,
      (await other.member({ role: 'member' })).token,
      (await other.visitor()).token,
    ];
    const faults: string[] = [];
    const late = (it: Key) => Number(attack[it].opens ?? false) + 2 * Number(attack[it].ends ?? false);
    const openingLast = keys.toSorted((a, b) => late(a) - late(b));
    for (const key of openingLast) {
      for (const token of tokens) {
        const { status, text } = await call(key, token, victim);
        const named = attack[key].id !== undefined && !attack[key].opens;
        // 401 and 403: the wrong kind of caller never comes as far as the record.
        if (named && ![401, 403, 404].includes(status)) faults.push(`${key}: ${status}`);
        if (text.includes(canary)) faults.push(`${key} shows the other shop's data`);
        if (status >= 500 && status !== 502) faults.push(`${key}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await snapshot(victim.shop.id)).toBe(before);
  }, 120_000);

  it('cannot read a file under its own address', async () => {
    const other = await w.shop();
    const stolen = victim.fileUrl.replace(victim.shop.id, other.id);
    expect((await fetch(victim.fileUrl)).status).toBe(200);
    expect((await fetch(stolen)).status).toBe(404);
  });

  it('hears nothing on its sockets, even when it asks for events from the beginning', async () => {
    const other = await w.shop();
    const tokens = [(await other.member()).token, (await other.visitor()).token];
    for (const token of tokens) {
      const frames: string[] = [];
      const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
      socket.onmessage = (it) => frames.push(String(it.data));
      await new Promise((resolve) => {
        socket.onopen = resolve;
      });
      socket.send(JSON.stringify({ t: 'hello', token, since: 0 }));
      await expect.poll(() => frames.some((it) => it.includes('"ready"'))).toBe(true);
      const conversationId = victim.conversation;
      socket.send(JSON.stringify({ t: 'typing', conversationId }));
      const member = await victim.shop.member();
      await member.api('POST /conversations/:id/messages', {
        params: { id: conversationId },
        body: { id: newId(), text: canary },
      });
      socket.send(JSON.stringify({ t: 'ping' }));
      await expect.poll(() => frames.some((it) => it.includes('"pong"'))).toBe(true);
      expect(frames.join()).not.toContain(canary);
      socket.close();
    }
  });
});
