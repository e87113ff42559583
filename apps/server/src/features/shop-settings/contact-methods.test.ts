import { createApi } from '@chatty/client/api';
import { contactMethods } from '@chatty/contract/settings/options';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

type Contacts = ShopSettings['contactMethod'];
const entry = (value: string, active = true, title = '') => ({ active, value, title });

/** A shop, what one of its admins changes of it, and what stands there. */
async function shopOf(widget: Record<string, unknown> = {}) {
  const shop = await w.shop(widget);
  const { api } = await shop.member();
  const params = { id: shop.id };
  return {
    shop,
    save: (body: Parameters<typeof api<'POST /settings/widget/:id'>>[1]['body']) =>
      api('POST /settings/widget/:id', { params, body }),
    read: async () => (await api('GET /settings/widget')).data,
  };
}

describe('a contact method', () => {
  it('is kept in its canonical form, and the others stay', async () => {
    const { save, read } = await shopOf();
    await save({ contactMethod: { whatsApp: entry('+1 (555) 010-9999', true, ' Chat with us ') } });
    await save({ contactMethod: { instagram: entry('https://instagram.com/Alpine/') } });
    const { contactMethod } = await read();
    expect(contactMethod.whatsApp).toEqual(entry('+15550109999', true, 'Chat with us'));
    expect(contactMethod.instagram).toEqual(entry('alpine'));
    expect(contactMethod.email).toEqual(entry('', false));
  });

  it('that is on must lead somewhere; one that is off keeps what is unfinished', async () => {
    const { save, read } = await shopOf();
    const wrong: [keyof Contacts, string, string][] = [
      ['phoneCall', '12345', 'Phone number is invalid'],
      ['email', 'help@', 'Email is invalid'],
      ['telegram', '', 'This field is required'],
      ['sms', 'javascript:alert(1)', 'Phone number is invalid'],
    ];
    for (const [method, value, problem] of wrong) {
      const saved = save({ contactMethod: { [method]: entry(value) } });
      await expect(saved, method).rejects.toMatchObject({
        code: 'bad_input',
        fields: { [`contactMethod.${method}.value`]: problem },
      });
      await save({ contactMethod: { [method]: entry(value, false) } });
      expect((await read()).contactMethod[method]).toEqual(entry(value, false));
    }
  });

  it('is given whole: what would be filled in would be lost', async () => {
    const { shop } = await shopOf();
    const { token } = await shop.member();
    for (const email of [{ active: true }, { value: 'a@b.example' }, { ...entry('a@b.example'), icon: 'x' }]) {
      const answer = await fetch(`${w.origin}/api/settings/widget/${shop.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ contactMethod: { email } }),
      });
      expect(answer.status, JSON.stringify(email)).toBe(400);
    }
  });

  it('follows the two switches, also when only a switch is turned', async () => {
    const { save, read } = await shopOf();
    const vanity = { contactMethod: { phoneCall: entry('1-800-FLOWERS'), zalo: entry('zalo.me/1234567890123') } };
    await expect(save(vanity)).rejects.toMatchObject({
      fields: { 'contactMethod.phoneCall.value': 'Phone number is invalid' },
    });
    await save({ ...vanity, isEnableCustomPhone: true, isEnableCustomZalo: true });
    expect((await read()).contactMethod).toMatchObject({
      phoneCall: entry('1-800-FLOWERS'),
      zalo: entry('https://zalo.me/1234567890123'),
    });
    await expect(save({ isEnableCustomPhone: false })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { 'contactMethod.phoneCall.value': 'Phone number is invalid' },
    });
    await save({ isEnableCustomPhone: false, contactMethod: { phoneCall: entry('1-800-FLOWERS', false) } });
    expect(await read()).toMatchObject({ isEnableCustomPhone: false, isEnableCustomZalo: true });
  });

  it('that was stored before these rules keeps nobody from saving, and leads no visitor astray', async () => {
    const stored = { contactMethod: { line: entry('javascript:alert(1)'), email: entry('help@alpine.example') } };
    const { shop, save, read } = await shopOf({ ...stored, defaultContactMethod: 'line' });
    await save({ contactMethod: { sms: entry('+15550109999') } });
    expect((await read()).contactMethod.line).toEqual(entry('javascript:alert(1)'));
    const open = createApi({ origin: w.origin, token: async () => null });
    const { data } = await open('GET /client/api/boot', { query: { shop: shop.domain } });
    expect(data.widget).toMatchObject({
      contactMethod: { line: entry('', false), email: entry('help@alpine.example'), sms: entry('+15550109999') },
      defaultContactMethod: 'liveChat',
    });
  });
});

describe('the default method', () => {
  it('must be on; when its method goes off, the chat comes first again', async () => {
    const { save, read } = await shopOf();
    await expect(save({ defaultContactMethod: 'whatsApp' })).rejects.toMatchObject({
      fields: { defaultContactMethod: 'Switch this method on first' },
    });
    await save({ defaultContactMethod: 'whatsApp', contactMethod: { whatsApp: entry('+15550109999') } });
    expect((await read()).defaultContactMethod).toBe('whatsApp');
    await save({ contactMethod: { whatsApp: entry('+15550109999', false) } });
    expect((await read()).defaultContactMethod).toBe('liveChat');
  });
});

describe('two members at once', () => {
  it('who change different methods both have their way, whatever else they send along', async () => {
    const { save, read } = await shopOf();
    const { contactMethod: from } = await read();
    const [mine, theirs] = [entry('help@alpine.example'), entry('+15550109999')];
    await save({ contactMethod: { ...from, email: mine }, from: { contactMethod: from } });
    await save({ contactMethod: { ...from, sms: theirs }, from: { contactMethod: from } });
    expect((await read()).contactMethod).toEqual({ ...from, email: mine, sms: theirs });
  });

  it('who change the same method: the later is asked which one counts', async () => {
    const { save, read } = await shopOf();
    const { contactMethod: from } = await read();
    await save({ contactMethod: { ...from, email: entry('a@alpine.example') }, from: { contactMethod: from } });
    const later = { contactMethod: { ...from, email: entry('b@alpine.example') }, from: { contactMethod: from } };
    await expect(save(later)).rejects.toMatchObject({
      code: 'conflict',
      fields: { 'contactMethod.email': 'Someone else changed this' },
    });
    expect((await read()).contactMethod.email.value).toBe('a@alpine.example');
    await save({ contactMethod: later.contactMethod });
    expect((await read()).contactMethod.email.value).toBe('b@alpine.example');
  });
});

describe('a visitor', () => {
  it('is told of the methods that are on and of nothing else that stands in the fields', async () => {
    const contactMethod = Object.fromEntries(
      contactMethods.map((it) => [it, entry('+15550109999', it === 'whatsApp')]),
    );
    const { shop } = await shopOf({ contactMethod, isEnableCustomPhone: true });
    const open = createApi({ origin: w.origin, token: async () => null });
    const { data } = await open('GET /client/api/boot', { query: { shop: shop.domain } });
    for (const it of contactMethods) {
      expect(data.widget.contactMethod[it]).toEqual(it === 'whatsApp' ? entry('+15550109999') : entry('', false));
    }
  });
});
