import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@chatty/contract/new-id';
import { transaction } from '../../platform/db/transaction.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { learnFromOrder } from './change-contact.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
  const leave = (email: string) =>
    visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
  const write = (email: string) =>
    member.api('PUT /contacts/:id', { params: { id: visitor.contactId }, body: { email } });
  const known = async (contactId = visitor.contactId) => {
    const { data } = await member.api('GET /contacts/:id', { params: { id: contactId } });
    return [data.email, data.emailFrom];
  };
  return { shop, visitor, leave, write, known };
}

const prove = (shop: TestShop, proven: Parameters<typeof learnFromOrder>[1]) =>
  transaction(shop.ctx, (tx) => learnFromOrder(tx, proven));

describe('an e-mail address', () => {
  it('that a visitor only typed is marked so, and one that the team wrote as theirs', async () => {
    const { leave, write, known } = await stage();
    expect(await known()).toEqual([null, null]);
    await leave('Ada@x.example');
    expect(await known()).toEqual(['ada@x.example', 'visitor']);
    await write('ada@y.example');
    expect(await known()).toEqual(['ada@y.example', 'team']);
    await leave('ada@z.example');
    expect(await known()).toEqual(['ada@z.example', 'visitor']);
  });

  it('that proved an order is the contact’s, instead of one that was only typed, and stays proven', async () => {
    const { shop, visitor, leave, known } = await stage();
    const { contactId } = visitor;
    await leave('typo@x.example');
    await prove(shop, { contactId, email: 'Ada@x.example' });
    expect(await known()).toEqual(['ada@x.example', 'order']);
    await leave('ADA@x.example');
    expect(await known()).toEqual(['ada@x.example', 'order']);
    await prove(shop, { contactId, email: 'friend@x.example' });
    expect(await known()).toEqual(['ada@x.example', 'order']);
  });

  it('that nobody vouches for because it was kept before anybody asked gives way to one that proved an order', async () => {
    const { shop, visitor, leave, known } = await stage();
    const { contactId } = visitor;
    await leave('ada@before.example');
    await w.services.db.updateTable('contacts').set({ email_from: null }).where('id', '=', contactId).execute();
    expect(await known()).toEqual(['ada@before.example', 'visitor']);
    await prove(shop, { contactId, email: 'ada@x.example' });
    expect(await known()).toEqual(['ada@x.example', 'order']);
  });

  it('of the account at the store or of the team’s hand is not replaced by an order’s', async () => {
    const { shop, visitor, write, known } = await stage();
    const { contactId } = visitor;
    await write('ada@team.example');
    await prove(shop, { contactId, email: 'ada@x.example' });
    expect(await known()).toEqual(['ada@team.example', 'team']);
    await w.services.db
      .updateTable('contacts')
      .set({ email: 'ada@store.example', email_from: 'account', customer_id: '7' })
      .where('id', '=', contactId)
      .execute();
    await prove(shop, { contactId, email: 'ada@x.example' });
    expect(await known()).toEqual(['ada@store.example', 'account']);
  });

  it('that another contact has too joins neither, and tells nothing of the other', async () => {
    const { shop, visitor, known } = await stage();
    const other = await shop.visitor();
    await w.services.db
      .updateTable('contacts')
      .set({ email: 'ada@x.example', email_from: 'account', customer_id: '8', name: 'Ada', phone: '+4712345678' })
      .where('id', '=', other.contactId)
      .execute();
    await prove(shop, { contactId: visitor.contactId, email: 'ada@x.example' });
    const mine = await w.services.db
      .selectFrom('contacts')
      .select(['name', 'phone', 'customer_id', 'email'])
      .where('id', '=', visitor.contactId)
      .executeTakeFirstOrThrow();
    expect(mine).toEqual({ name: '', phone: null, customer_id: null, email: 'ada@x.example' });
    expect(await known(other.contactId)).toEqual(['ada@x.example', 'account']);
  });

  it('that proved an order of another shop’s contact changes nobody here', async () => {
    const [{ shop, known }, { visitor: stranger, known: theirs }] = [await stage(), await stage()];
    await prove(shop, { contactId: stranger.contactId, email: 'ada@x.example' });
    expect([await known(), await theirs()]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('stays away where a phone number proved the order', async () => {
    const { shop, visitor, known } = await stage();
    await prove(shop, { contactId: visitor.contactId, phone: ' +47 123 45 678' });
    expect(await known()).toEqual([null, null]);
  });
});

describe('a change by the team', () => {
  it('writes only what it names, and nothing over what somebody else wrote meanwhile', async () => {
    const { shop, visitor, leave } = await stage();
    const member = await shop.member();
    const params = { id: visitor.contactId };
    const read = async () => {
      const { name, email, phone } = (await member.api('GET /contacts/:id', { params })).data;
      return [name, email, phone];
    };
    const put = (body: Parameters<typeof member.api<'PUT /contacts/:id'>>[1]['body']) =>
      member.api('PUT /contacts/:id', { params, body });
    await leave('ada@x.example');
    await put({ phone: '1234567', was: { phone: '' } });
    expect(await read()).toEqual(['', 'ada@x.example', '1234567']);
    await expect(put({ name: 'Ada', phone: '7654321', was: { name: '', phone: '' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await read()).toEqual(['', 'ada@x.example', '1234567']);
    // Both wrote the same.
    await put({ phone: '1234567', was: { phone: '' } });
    await put({ name: 'Ada', phone: '7654321', was: { name: '', phone: '1234567' } });
    expect(await read()).toEqual(['Ada', 'ada@x.example', '7654321']);
  });

  it('can take an address away, and then nobody vouches for it', async () => {
    const { shop, visitor, leave, known } = await stage();
    const member = await shop.member();
    const params = { id: visitor.contactId };
    await leave('ada@x.example');
    await member.api('PUT /contacts/:id', { params, body: { email: '', was: { email: 'ADA@x.example' } } });
    expect(await known()).toEqual([null, null]);
    await expect(member.api('PUT /contacts/:id', { params, body: { email: 'nobody' } })).rejects.toMatchObject({
      fields: { email: 'Email is invalid' },
    });
  });
});
