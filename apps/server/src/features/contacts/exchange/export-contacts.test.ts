import { newId } from '@chatty/contract/new-id';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const from = Date.parse('2026-05-01T08:00:00.000Z');

const namesIn = (text: string) => {
  const rows: string[][] = parse(text, { bom: true });
  return rows.slice(1).map((it) => it[1]);
};

async function shopWith(contacts: readonly { name?: string; email?: string; phone?: string }[]) {
  const shop = await w.shop();
  const rows = contacts.map((it, at) => ({
    shop_id: shop.id,
    id: newId(),
    name: it.name ?? '',
    email: it.email ?? null,
    phone: it.phone ?? null,
    created_at: new Date(from + at * 1_000),
    last_seen_at: new Date(from),
  }));
  if (rows.length > 0) await w.services.db.insertInto('contacts').values(rows).execute();
  return { shop, member: await shop.member() };
}

it('holds everybody once, in parts that are one file, however many somebody else adds meanwhile', async () => {
  const { shop, member } = await shopWith(Array.from({ length: 1_201 }, (_, at) => ({ name: `Person ${at}` })));
  const parts: string[] = [];
  const counts: (number | null)[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await member.api('GET /contacts/export', { query: cursor ? { cursor } : {} });
    parts.push(data.text);
    counts.push(data.count, data.total);
    await shop.visitor();
    cursor = data.cursor;
  }
  expect(counts).toEqual([500, 1_201, 500, null, 201, null]);
  const text = parts.join('');
  expect(text.startsWith('\ufeffID,Name,Email,')).toBe(true);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(new Set(rows.map((it) => it.Name)).size).toBe(1_201);
  expect(rows[0]).toMatchObject({ Name: 'Person 1200', 'First seen': '2026-05-01T08:20:00.000Z', Blocked: '' });
});

it('holds no cell that a spreadsheet would run, and every word as it was', async () => {
  const names = ['=1+1', '+49 30', '-2', '@SUM(A1)', '\tx', '\rx', "'=1", 'A "B", C;\nD'];
  const { member } = await shopWith(names.map((name) => ({ name, phone: '+49 30 1234567' })));
  const { data } = await member.api('GET /contacts/export', { query: {} });
  const rows: string[][] = parse(data.text, { bom: true });
  for (const cell of rows.slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(namesIn(data.text).toReversed()).toEqual([...names.slice(0, 7).map((it) => `'${it}`), names[7]]);
});

it('holds those alone that match', async () => {
  const { member } = await shopWith([{ name: 'Ida', email: 'ida@x.example' }, { name: 'Bo' }]);
  const rowsOf = async (query: object) => namesIn((await member.api('GET /contacts/export', { query })).data.text);
  expect(await rowsOf({ email: 'yes' })).toEqual(['Ida']);
  expect(await rowsOf({ search: 'bo' })).toEqual(['Bo']);
  expect(await rowsOf({ search: 'nobody' })).toEqual([]);
});

it('is for admins alone', async () => {
  const { shop } = await shopWith([]);
  const { api } = await shop.member({ role: 'member' });
  await expect(api('GET /contacts/export', { query: {} })).rejects.toMatchObject({ code: 'not_allowed' });
});
