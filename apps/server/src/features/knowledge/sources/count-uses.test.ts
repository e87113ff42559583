import { newId } from '@chatty/contract/new-id';
import type { Part, Source } from '@chatty/contract/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const source = (kind: Source['kind'], id: string): Source => ({ kind, id, title: id, url: null });
const sources = (...all: Source[]): Part => ({ type: 'sources', sources: all });

/** A shop in which messages with these parts were said; `daysAgo` and `sender` as given. */
async function said(...messages: { parts: object[]; daysAgo?: number; sender?: string }[]): Promise<TestShop> {
  const shop = await w.shop();
  const visitor = await shop.visitor();
  const conversationId = newId();
  await visitor.api('POST /client/api/conversations/:id/messages', {
    params: { id: conversationId },
    body: { id: newId(), text: 'Hello' },
  });
  const rows = messages.map(({ parts, daysAgo = 1, sender = 'assistant' }, at) => ({
    shop_id: shop.id,
    conversation_id: conversationId,
    seq: 1_000 + at,
    id: newId(),
    kind: 'text' as const,
    sender,
    parts: JSON.stringify(parts),
    created_at: new Date(Date.now() - daysAgo * 86_400_000),
  }));
  await w.services.db.insertInto('messages').values(rows).execute();
  return shop;
}

it('an answer counts once for each of its sources and kinds, for 30 days, and only where the assistant gave it', async () => {
  const product = { type: 'products', products: [{ id: 'p1' }, { id: 'p2' }] };
  const shop = await said(
    { parts: [sources(source('file', 'a'), source('file', 'b'), source('faq', 'q'))] },
    { parts: [sources(source('file', 'a')), product] },
    { parts: [product], daysAgo: 29 },
    { parts: [sources(source('file', 'a'))], daysAgo: 31 },
    { parts: [product], sender: 'admin' },
  );
  const { api } = await shop.member({ role: 'member' });
  const { data } = await api('GET /ai_assistant/sources/uses');
  const told = (rows: { kind: string; id?: string; answers: number }[]) =>
    Object.fromEntries(rows.map((it) => [it.id === undefined ? it.kind : `${it.kind}/${it.id}`, it.answers]));
  expect(told(data.kinds)).toEqual({ file: 2, faq: 1, product: 2 });
  expect(told(data.sources)).toEqual({ 'file/a': 2, 'file/b': 1, 'faq/q': 1, 'product/p1': 2, 'product/p2': 2 });
});

it('another shop’s answers count for nothing', async () => {
  await said({ parts: [sources(source('file', 'a'))] });
  const { api } = await (await w.shop()).member();
  expect((await api('GET /ai_assistant/sources/uses')).data).toEqual({ kinds: [], sources: [] });
});
