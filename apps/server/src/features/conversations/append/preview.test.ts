import { newId } from '@chatty/contract/new-id';
import type { Part } from '@chatty/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { append } from './append.ts';
import type { Entry } from './entry.ts';
import { previewOf, wordlessOf } from './preview.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** The assistant says something under the turn at hand, and gives up if it is told to. */
async function assistantSays(shop: TestShop, conversationId: string, text: string, givesUp: boolean) {
  const { turn } = await w.services.db
    .selectFrom('conversations')
    .select('turn')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const by = { type: 'assistant' as const };
  const entry = { shopId: shop.id, conversationId, by };
  const message = { id: newId(), kind: 'text' as const, text, parts: [], files: [] };
  const said: Entry = { ...entry, event: () => ({ type: 'assistant_answered', turn }), message };
  const gaveUp: Entry = {
    ...entry,
    event: ({ at }) => ({ type: 'assistant_gave_up', turn, at, as: 'assistant_gave_up' }),
  };
  await transaction(shop.ctx, (tx) => append(tx, givesUp ? [said, gaveUp] : [said]));
}

describe('the row of a conversation', () => {
  it('quotes who waits for a person with what they asked last, and otherwise what was said last', async () => {
    const shop = await w.shop();
    await w.services.jobs.stop();
    const [visitor, member] = [await shop.visitor(), await shop.member({ name: 'Maya Lind' })];
    const params = { id: newId() };
    const say = (text: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    const reply = (text: string, note = false) =>
      member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note } });
    const quoted = async (status: 'open' | 'resolved' = 'open') => {
      const { data } = await member.api('GET /conversations', { query: { status } });
      const { data: alone } = await member.api('GET /conversations/:id', { params });
      const [row] = data.conversations;
      expect([alone.preview, alone.previewBy]).toEqual([row?.preview, row?.previewBy]);
      return [row?.previewBy, row?.preview, row?.previewMemberId];
    };

    await say('Do you **repair** tents?');
    expect(await quoted()).toEqual(['visitor', 'Do you repair tents?', null]);
    await assistantSays(shop, params.id, 'See [our guide](https://shop.example/guide).', false);
    expect(await quoted()).toEqual(['assistant', 'See our guide.', null]);
    await say('But do you do it?');
    await assistantSays(shop, params.id, 'I’m passing you on to a colleague…', true);
    expect(await quoted()).toEqual(['visitor', 'But do you do it?', null]);
    await member.api('POST /conversations/:id/take-over', { params });
    await reply('Only ours', true);
    expect(await quoted()).toEqual(['visitor', 'But do you do it?', null]);
    await reply('We do:\n- ours\n- others');
    expect(await quoted()).toEqual(['member', 'We do: ours · others', member.id]);
    await say('Great');
    await member.api('POST /conversations/:id/resolve', { params });
    expect(await quoted('resolved')).toEqual(['visitor', 'Great', null]);
    // The visitor's own list goes on with what was said last.
    const { data } = await visitor.api('GET /client/api/conversations');
    expect(data[0]?.preview).toBe('Great');
  });
});

describe('a message without words', () => {
  const nothing = { text: ' ', files: [], parts: [] };
  const file = { id: newId(), name: 'tent.png', type: 'image/png', bytes: 1, width: null, height: null, url: '/x' };
  const product = (title: string) => ({
    id: title,
    handle: 'x',
    title,
    url: '/x',
    imageUrl: null,
    variants: [] as never,
  });
  const products = (...titles: string[]): Part[] => [{ type: 'products', products: titles.map(product) }];

  it('is quoted by its files, else by the products or the order that it shows', () => {
    expect(previewOf({ ...nothing, files: [file], parts: products('Tent') })).toBe('tent.png');
    expect(previewOf({ ...nothing, files: [file, file] })).toBe('2 files: tent.png, …');
    expect(previewOf({ ...nothing, parts: products('Blue tent') })).toBe('Blue tent');
    expect(previewOf({ ...nothing, parts: products('Blue tent', 'Stove', 'Mug') })).toBe('3 products: Blue tent, …');
    expect(previewOf({ ...nothing, parts: [{ type: 'offerPerson' }] })).toBe('');
  });

  it('is never cut through an emoji', () => {
    expect(previewOf({ ...nothing, text: `${'x'.repeat(139)}😀` })).toBe('x'.repeat(139));
  });
});

describe('a message without words', () => {
  const file = (name: string) => ({
    id: newId(),
    name,
    type: 'image/png',
    bytes: 1,
    width: null,
    height: null,
    url: `/files/${name}`,
  });
  const order = { type: 'order', order: { name: '#1001' } } as Part;
  const message = (over: Partial<Parameters<typeof wordlessOf>[0]>) => ({ text: '', files: [], parts: [], ...over });

  it('is told by what it brings, for readers of any language', () => {
    const files = [file('parcel.png'), file('label.png')];
    expect(wordlessOf(message({ files, parts: [order] }))).toEqual({ kind: 'files', name: 'parcel.png', count: 2 });
    expect(wordlessOf(message({ parts: [order] }))).toEqual({ kind: 'order', name: '#1001', count: 1 });
    expect(wordlessOf(message({ text: 'Look', files }))).toBeNull();
    expect(wordlessOf(message({}))).toBeNull();
    const long = wordlessOf(message({ files: [file(`${'x'.repeat(139)}😀`)] }));
    expect(long?.name).toBe('x'.repeat(139));
  });

  it('reaches the visitor as that, and the team in English, until something is said', async () => {
    const shop = await w.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const params = { id: newId() };
    const send = (body: { text: string; fileIds?: string[] }) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), ...body } });
    const upload = async (name: string) =>
      (await visitor.api('POST /client/api/files', { query: { name }, body: new Blob(['a letter']) })).data.id;
    await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body: { isEnableAIAssistant: false } });
    await send({ text: '', fileIds: [await upload('one.txt'), await upload('two.txt')] });
    const row = async () => (await visitor.api('GET /client/api/conversations')).data.find((it) => it.id === params.id);
    expect((await row())?.previewOf).toEqual({ kind: 'files', name: 'one.txt', count: 2 });
    const { data } = await member.api('GET /conversations/:id', { params });
    expect(data.preview).toBe('2 files: one.txt, …');
    await send({ text: 'There' });
    expect(await row()).toMatchObject({ previewOf: null, preview: 'There' });
  });
});
