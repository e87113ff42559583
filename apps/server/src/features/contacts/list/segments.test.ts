import type { ClientFrame } from '@chatty/contract/live';
import type { ContactSegment } from '@chatty/contract/contact-list';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

describe('what stands around the list of contacts', () => {
  it('keeps a filter under a name for the shop, and the columns for each member', async () => {
    const shop = await w.shop();
    const [one, other] = [await shop.member(), await shop.member()];
    await shop.visitor({ locale: 'de' });
    await shop.visitor({ locale: 'fr' });
    await shop.visitor({ locale: 'de' });
    const params = { id: newId() };
    const body = { name: 'Subscribers', filter: { subscribed: 'yes', seenDays: 30 } } as const;
    await one.api('PUT /contacts/segments/:id', { params, body });
    await one.api('PUT /contacts/columns', { body: { columns: ['created', 'phone'] } });
    const view = async ({ api }: typeof one) => (await api('GET /contacts/view')).data;
    expect(await view(one)).toEqual({
      segments: [{ ...params, ...body }],
      locales: ['de', 'fr'],
      columns: ['phone', 'created'],
    });
    expect(await view(other)).toMatchObject({
      segments: [body],
      columns: ['email', 'kind', 'tags', 'place', 'lastSeen'],
    });
    await other.api('PUT /contacts/segments/:id', { params, body: { ...body, name: 'Readers' } });
    expect((await view(one)).segments).toMatchObject([{ name: 'Readers' }]);
    await other.api('DELETE /contacts/segments/:id', { params });
    expect((await view(one)).segments).toEqual([]);
    await expect(other.api('DELETE /contacts/segments/:id', { params })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('two admins who change one thing of a segment each both do; one that is gone is not brought back by it', async () => {
    const shop = await w.shop();
    const admin = await shop.member();
    // Ids of one moment are in no order.
    const [first = '', second = ''] = [newId(), newId()].sort();
    const [params, other] = [{ id: first }, { id: second }];
    await admin.api('PUT /contacts/segments/:id', { params, body: { name: 'Leads', filter: { email: 'yes' } } });
    await admin.api('PUT /contacts/segments/:id', { params: other, body: { name: 'Others', filter: {} } });
    const change = (body: Partial<Pick<ContactSegment, 'name' | 'filter'>>) =>
      admin.api('PATCH /contacts/segments/:id', { params, body });
    await Promise.all([change({ name: 'Reachable' }), change({ filter: { email: 'yes', blocked: 'no' } })]);
    const view = async () => (await admin.api('GET /contacts/view')).data.segments;
    const changed: ContactSegment = { ...params, name: 'Reachable', filter: { email: 'yes', blocked: 'no' } };
    expect(await view()).toEqual([changed, { ...other, name: 'Others', filter: {} }]);
    await expect(change({ name: 'OTHERS' })).rejects.toMatchObject({ code: 'conflict' });
    await admin.api('DELETE /contacts/segments/:id', { params });
    await expect(change({ name: 'Back' })).rejects.toMatchObject({ code: 'not_found' });
    // Whoever takes the deletion back has it where it stood.
    const { id: _, ...body } = changed;
    await admin.api('PUT /contacts/segments/:id', { params, body });
    expect((await view()).map((it) => it.name)).toEqual(['Reachable', 'Others']);
  });

  it('counts the contacts of each segment, and those of no other shop', async () => {
    const [shop, other] = [await w.shop(), await w.shop()];
    const admin = await shop.member();
    await other.visitor();
    const [known] = [await shop.visitor(), await shop.visitor()];
    const params = { id: known.contactId };
    await admin.api('PUT /contacts/:id', { params, body: { email: 'ida@shop.example' } });
    await admin.api('POST /contacts/:id/block', { params, body: { reason: '' } });
    const segment = newId();
    await admin.api('PUT /contacts/segments/:id', {
      params: { id: segment },
      body: { name: 'Reachable', filter: { email: 'yes', blocked: 'no' } },
    });
    expect((await admin.api('GET /contacts/segments/counts')).data).toEqual({
      all: 2,
      customers: 0,
      leads: 1,
      anonymous: 1,
      online: 0,
      blocked: 1,
      [segment]: 0,
    });
  });

  it('gives one name to one segment, and is for admins', async () => {
    const shop = await w.shop();
    const [admin, member] = [await shop.member(), await shop.member({ role: 'member' })];
    const save = (name: string) =>
      admin.api('PUT /contacts/segments/:id', { params: { id: newId() }, body: { name, filter: {} } });
    await save('Leads');
    await expect(save('leads')).rejects.toMatchObject({ code: 'conflict', fields: { name: expect.any(String) } });
    await expect(member.api('GET /contacts')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(member.api('GET /contacts/view')).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('lists who is on the storefront now, and where', async () => {
    const shop = await w.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    await shop.visitor();
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
    socket.onopen = () => say({ t: 'hello', token: visitor.token, since: null });
    const place = { url: `https://${shop.domain}/mugs`, title: 'Mugs' };
    socket.onmessage = ({ data }) => String(data).includes('"ready"') && say({ t: 'at', place, cart: null });
    const here = async () =>
      (await member.api('GET /contacts', { query: { online: 'yes' } })).data.contacts.map((it) => [
        it.id,
        it.online,
        it.place?.title,
      ]);
    await expect.poll(here).toEqual([[visitor.contactId, true, 'Mugs']]);
    socket.close();
    await expect.poll(here).toEqual([]);
  });
});
