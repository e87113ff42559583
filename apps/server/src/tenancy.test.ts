import { allCalls } from '@chatty/contract/api';
import { addressOf, type Call } from '@chatty/contract/call';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AimedAttack, canary, gatherAttacks, type Key, type Victim } from './test-kit/attacks.ts';
import { type TestShop, type TestServer, testServer } from './test-kit/test-server.ts';
import { until } from './test-kit/until.ts';

let w: TestServer;
let victim: Victim;
let attacks: Map<Key, AimedAttack>;

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
  const { data: told } = await member.api('POST /conversations/:id/messages', { params, body: answer });
  // Else it would be mailed while the others walk.
  await visitor.api('POST /client/api/conversations/:id/read', { params, body: { seq: told.seq } });
  await member.api('PUT /conversations/:id/draft', { params, body: { id: newId(), mode: 'reply', text: canary } });
  return {
    shop,
    member,
    conversation: params.id,
    message: answer.id,
    contact: visitor.contactId,
    file: file.id,
    fileUrl: file.url.replace(w.services.config.APP_URL, w.origin),
    since: visitor.since,
  };
}

async function call(key: Key, attack: AimedAttack, token: string): Promise<{ status: number; text: string }> {
  const { id = '', messageId = '', field = '', query, body } = attack;
  const { method, path } = addressOf(key);
  const url = path
    .replace(/:(id|authId|locale)\b/, id)
    .replace(':messageId', messageId)
    .replace(':field', field);
  const upload = (allCalls[key] as Call).upload;
  const answer = await fetch(`${w.origin}${url}${query ? `?${query}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': upload ? 'application/octet-stream' : 'application/json',
    },
    ...(method === 'GET' ? {} : { body: upload ? 'words' : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Everything that the victim's shop holds in any table, to be compared before and after. */
async function snapshot(shopId: string): Promise<string[]> {
  const { db } = w.services;
  const tables = await db.introspection.getTables();
  const ofShops = tables.filter((it) => it.schema === 'public' && it.columns.some(({ name }) => name === 'shop_id'));
  const rows: string[] = [];
  for (const { name } of ofShops) {
    const held = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t where shop_id = ${shopId}`.execute(db);
    rows.push(...held.rows.map((it) => `${name}: ${it.row}`));
  }
  return rows.sort();
}

/** No job of the shop is under way, or due within seconds for the first time: what needs the store, which is not there, fails. */
async function nothingFollows(shopId: string): Promise<true | null> {
  const { rows } = await sql`
    select name from pgboss.job where data ->> 'shopId' = ${shopId}
    and state in ('created', 'active') and start_after < now() + interval '10 seconds' limit 1`.execute(w.services.db);
  return rows.length === 0 || null;
}

beforeAll(async () => {
  w = await testServer();
  victim = await fill(await w.shop({ isEnableAIAssistant: false }));
  attacks = await gatherAttacks(victim);
  // Whatever changes from here on, another shop has changed.
  await until('something still follows from filling the shop', 60_000, () => nothingFollows(victim.shop.id));
}, 120_000);
afterAll(() => w.close());

describe('another shop', () => {
  it('stands in this walk with every call of the contract', () => {
    expect([...attacks.keys()].sort()).toEqual(Object.keys(allCalls).sort());
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
    const late = ({ opens, ends }: AimedAttack) => (opens ? 1 : 0) + (ends ? 2 : 0);
    const openingLast = [...attacks].toSorted(([, a], [, b]) => late(a) - late(b));
    for (const [key, attack] of openingLast) {
      for (const token of tokens) {
        const { status, text } = await call(key, attack, token);
        const named = attack.id !== undefined && !attack.opens;
        // 401 and 403: the wrong kind of caller never comes as far as the record.
        if (named && ![401, 403, 404].includes(status)) faults.push(`${key}: ${status}`);
        if (text.includes(canary)) faults.push(`${key} shows the other shop's data`);
        if (status >= 500 && status !== 502) faults.push(`${key}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await snapshot(victim.shop.id)).toEqual(before);
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
      socket.onmessage = (event) => frames.push(String(event.data));
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
