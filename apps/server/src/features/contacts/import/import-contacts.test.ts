import { columnsOf, type FileColumn } from '@chatty/contract/contact-import-row';
import type { ContactImport, ImportPlan } from '@chatty/contract/contact-imports';
import { neverSeen } from '@chatty/contract/contacts';
import { newId } from '@chatty/contract/new-id';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';
import { runImport } from './run-import.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const hand = async ({ api }: TestMember, text: string, id = newId()) =>
  (await api('POST /contacts/imports', { query: { id, name: 'customers.csv' }, body: new Blob([text]) })).data;

const begin = async ({ api }: TestMember, id: string, plan: Partial<ImportPlan> & Pick<ImportPlan, 'columns'>) =>
  (
    await api('POST /contacts/imports/:id/begin', {
      params: { id },
      body: { existing: 'update', tagIds: [], ...plan },
    })
  ).data;

const ended = ({ api }: TestMember, id: string): Promise<ContactImport> =>
  until('the import did not end', 20_000, async () => {
    const it = (await api('GET /contacts/imports')).data.find((one) => one.id === id);
    return it && it.state !== 'running' ? it : null;
  });

/** Imports a file as its headings say it. */
async function imported(member: TestMember, text: string, plan: Partial<ImportPlan> = {}) {
  const file = await hand(member, text);
  await begin(member, file.import.id, { columns: file.columns, ...plan });
  return ended(member, file.import.id);
}

const found = async ({ api }: TestMember, query: object = {}) =>
  (await api('GET /contacts', { query: { sort: 'name', ...query } })).data.contacts;

const failedOf = async ({ api }: TestMember, id: string): Promise<string[][]> =>
  parse((await api('GET /contacts/imports/:id/failed', { params: { id } })).data.text, { bom: true });

async function desk(): Promise<{ shop: TestShop; member: TestMember }> {
  const shop = await w.shop({ isEnableAIAssistant: false });
  return { shop, member: await shop.member() };
}

describe('the import of contacts', () => {
  it('adds whom the shop does not know, changes whom it knows, and says of every row what became of it', async () => {
    const { shop, member } = await desk();
    const visitor = await shop.visitor();
    await member.api('PUT /contacts/:id', {
      params: { id: visitor.contactId },
      body: { name: 'Bo', email: 'bo@x.example' },
    });
    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Fair' } });
    const text =
      'Name,Email,Phone\nIda,ida@x.example,+49 30 1234567\nBo Berg,BO@x.example,\nNo,nobody,\nIda,ida@x.example,\n';
    const it = await imported(member, text, { tagIds: [tag.id] });
    expect(it).toMatchObject({ state: 'done', total: 4, gone: 4, created: 1, updated: 1, skipped: 1, failed: 1 });
    const [bo, ida, ...others] = await found(member);
    expect(others).toEqual([]);
    expect(bo).toMatchObject({ id: visitor.contactId, name: 'Bo Berg', email: 'bo@x.example', tagIds: [tag.id] });
    expect(ida).toMatchObject({ name: 'Ida', email: 'ida@x.example', emailFrom: 'team', subscribedAt: null });
    expect(ida).toMatchObject({ phone: '+49 30 1234567', tagIds: [tag.id], lastSeenAt: neverSeen });
    expect(await failedOf(member, it.id)).toEqual([
      ['Name', 'Email', 'Phone', 'Line in file', 'Problem'],
      ['No', 'nobody', '', '4', 'Email is invalid'],
    ]);
    expect(await found(member, { tag: tag.id })).toHaveLength(2);
    expect(await found(member, { seenDays: 1 })).toHaveLength(1);
  });

  it('means the person by the address of whoever was merged into them', async () => {
    const { shop, member } = await desk();
    const [first, second] = [await shop.visitor(), await shop.visitor()];
    const email = (id: string, it: string) => member.api('PUT /contacts/:id', { params: { id }, body: { email: it } });
    await email(first.contactId, 'first@x.example');
    await email(second.contactId, 'second@x.example');
    const keep = { name: first.contactId, email: first.contactId, phone: first.contactId };
    await member.api('POST /contacts/:id/merge', {
      params: { id: first.contactId },
      body: { otherId: second.contactId, keep },
    });
    const it = await imported(member, 'Name,Email\nIda,second@x.example\n');
    expect(it).toMatchObject({ created: 0, updated: 1, failed: 0 });
    expect(await found(member)).toMatchObject([{ id: first.contactId, name: 'Ida', email: 'first@x.example' }]);
  });

  it('leaves whom the shop knows as they are where that was chosen', async () => {
    const { member } = await desk();
    await imported(member, 'Name,Email\nIda,ida@x.example\n');
    const text = 'Name,Email\nSomebody else,IDA@x.example\nBo,bo@x.example\nBo again,bo@x.example\n';
    expect(await imported(member, text, { existing: 'skip' })).toMatchObject({ created: 1, updated: 0, skipped: 2 });
    expect((await found(member)).map((it) => it.name)).toEqual(['Bo', 'Ida']);
  });

  it('does no harm the second time, by the same id or another', async () => {
    const { member } = await desk();
    const text = 'Name,Email,Phone\nIda,ida@x.example,\nBo,,+49 30 7654321\n';
    const id = newId();
    const file = await hand(member, text, id);
    expect(await hand(member, 'Email\nother@x.example\n', id)).toEqual(file);
    const plan = { columns: file.columns };
    await Promise.all([begin(member, id, plan), begin(member, id, plan), begin(member, id, plan)]);
    expect(await ended(member, id)).toMatchObject({ created: 2, total: 2 });
    expect(await begin(member, id, plan)).toMatchObject({ state: 'done', created: 2 });
    expect(await imported(member, text)).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    expect(await found(member)).toHaveLength(2);
  });

  it('finds each contact once, however many imports go on at a time', async () => {
    const { shop, member } = await desk();
    const text = `Email\n${Array.from({ length: 450 }, (_, at) => `p${at}@x.example\n`).join('')}`;
    const files = await Promise.all([hand(member, text), hand(member, text)]);
    await Promise.all(files.map((it) => begin(member, it.import.id, { columns: it.columns })));
    // As two processes would.
    await Promise.all(files.flatMap((it) => [runImport(shop.ctx, it.import.id), runImport(shop.ctx, it.import.id)]));
    const results = await Promise.all(files.map((it) => ended(member, it.import.id)));
    expect(results.map((it) => it.created).reduce((a, b) => a + b)).toBe(450);
    expect(results.map((it) => it.skipped).reduce((a, b) => a + b)).toBe(450);
    expect((await member.api('GET /contacts', { query: {} })).data.total).toBe(450);
  });

  it('makes two people who share a phone no one, and finds who has only a phone by it', async () => {
    const { member } = await desk();
    await imported(member, 'Name,Email,Phone\nIda,ida@x.example,+49 (30) 123-4567\nBo,bo@x.example,+49 30 1234567\n');
    expect(await found(member)).toHaveLength(2);
    expect(await imported(member, 'Phone,Language\n0049301234567,de\n+49301234567,de\n')).toMatchObject({
      created: 1,
      updated: 1,
    });
  });

  it('invents no consent, and takes none back', async () => {
    const { member } = await desk();
    await imported(member, 'Email,Subscribed\nyes@x.example,yes\nday@x.example,2026-03-01\nno@x.example,no\n');
    await imported(member, 'Email,Name\nnew@x.example,New\nyes@x.example,Yes\n');
    await imported(member, 'Email,Subscribed\nyes@x.example,no\n');
    expect((await found(member, { subscribed: 'yes' })).map((it) => it.email)).toEqual([
      'day@x.example',
      'yes@x.example',
    ]);
    expect((await found(member, { search: 'day@x' }))[0]?.subscribedAt).toBe('2026-03-01T00:00:00.000Z');
  });

  it('of our own file changes nobody, whatever they are called', async () => {
    const { shop, member } = await desk();
    const names = ['=1+1', "'=1", "''", '-2', '@SUM(A1)', 'A "B", C;\nD', 'Zoë 🌱', "O'Neil"];
    for (const name of names) {
      const visitor = await shop.visitor();
      await member.api('PUT /contacts/:id', { params: { id: visitor.contactId }, body: { name } });
    }
    const before = await found(member);
    const { data } = await member.api('GET /contacts/export', { query: {} });
    expect(await imported(member, data.text)).toMatchObject({ failed: 0, created: 0, updated: 0, skipped: 8 });
    expect(await found(member)).toEqual(before);
  });

  it('ends where it is stopped, and goes on nowhere', async () => {
    const { shop, member } = await desk();
    const file = await hand(member, `Email\n${Array.from({ length: 30 }, (_, at) => `p${at}@x.example\n`).join('')}`);
    const { id } = file.import;
    const columns: (FileColumn | null)[] = columnsOf(file.headings, []);
    await w.services.db
      .updateTable('contact_imports')
      .set({ state: 'running', columns: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute();
    const params = { id };
    await expect(member.api('DELETE /contacts/imports/:id', { params })).rejects.toMatchObject({ code: 'conflict' });
    expect((await member.api('POST /contacts/imports/:id/stop', { params })).data).toMatchObject({ state: 'stopped' });
    await runImport(shop.ctx, id);
    expect(await found(member)).toEqual([]);
    await member.api('DELETE /contacts/imports/:id', { params });
    expect((await member.api('GET /contacts/imports')).data).toEqual([]);
  });

  it('forgets the rows of whoever is deleted', async () => {
    const { shop, member } = await desk();
    const visitor = await shop.visitor();
    const params = { id: visitor.contactId };
    await member.api('PUT /contacts/:id', { params, body: { email: 'ida@x.example', phone: '+49 30 1234567' } });
    const text = 'Email,Phone,Other\nIDA@x.example,,a\nbo@x.example,004930 1234567,b\nx,+49-30-1234567,c\ny,,d\n';
    const file = await hand(member, text);
    await member.api('DELETE /contacts/:id', { params });
    const left = await w.services.db
      .selectFrom('contact_import_rows')
      .select('cells')
      .where('import_id', '=', file.import.id)
      .orderBy('line')
      .execute();
    expect(left.map((it) => it.cells[2])).toEqual(['b', 'd']);
    expect(shop.id).toBeTruthy();
  });

  it('says what is missing before it begins, and is for admins alone', async () => {
    const { shop, member } = await desk();
    const file = await hand(member, 'Who,Where\nIda,Berlin\n');
    const begun = begin(member, file.import.id, { columns: ['name', null] });
    await expect(begun).rejects.toMatchObject({ code: 'bad_input' });
    const tom = await shop.member({ role: 'member' });
    await expect(hand(tom, 'Email\na@x.example\n')).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
