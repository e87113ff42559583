import { newId } from '@chatty/contract/new-id';
import type { Part } from '@chatty/contract/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../ports/mail.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { mailReply } from './mail-reply.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const order = (name: string, fulfillmentStatus: string): Part => ({
  type: 'order',
  order: {
    ...{ id: name, name, placedAt: '2026-03-01T10:00:00Z', financialStatus: 'PAID', fulfillmentStatus },
    ...{ cancelledAt: null, total: { amount: '10.00', currency: 'EUR' }, refunded: 'none', refundedTotal: null },
    ...{ lines: [], tracking: [], estimatedDeliveryAt: null, deliveredAt: null, events: [] },
  },
});
const tent: Part = {
  type: 'products',
  products: [
    {
      ...{ id: 'tent', handle: 'tent', title: 'Tent 2', url: '/products/tent', imageUrl: null },
      variants: [
        {
          id: 'v',
          title: '',
          price: { amount: '1234.5', currency: 'EUR' },
          compareAtPrice: null,
          available: true,
          stock: null,
        },
      ],
    },
  ],
};

const mailTo = (to: string) => w.mails.filter((it) => it.to === to);

/** A visitor who reads this language asks the team, and leaves an address. */
async function ask(locale: string) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member({ name: 'Maya Lind' }), await shop.visitor({ locale })];
  const [params, email] = [{ id: newId() }, `${newId()}@visitor.example`];
  const asked = { id: newId(), text: 'Hello?' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: asked });
  await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
  return { shop, member, visitor, params, email };
}

/** A conversation with a visitor who reads this language, whose answer brings a file, a product, and two orders. */
async function stage(locale: string) {
  const { shop, member, visitor, params, email } = await ask(locale);
  const upload = async (name: string, body: BlobPart) =>
    (await member.api('POST /files', { query: { name }, body: new Blob([body]) })).data.id;
  const fileIds = [await upload('sizes.txt', 'S M L')];
  const body = { id: newId(), text: 'See this.', fileIds };
  await member.api('POST /conversations/:id/messages', { params, body });
  const parts = JSON.stringify([tent, order('#1001', 'FULFILLED'), order('#1002', 'ON_HOLD')]);
  await shop.ctx.db.updateTable('messages').set({ parts }).where('id', '=', body.id).execute();
  const reply = async (): Promise<Mail | undefined> => {
    await mailReply(shop.ctx, params.id);
    return mailTo(email).at(-1);
  };
  const transcript = async (): Promise<Mail | undefined> => {
    const before = mailTo(email).length;
    await visitor.api('POST /client/api/conversations/:id/transcript', { params, body: {} });
    await expect.poll(() => mailTo(email).length, { timeout: 20_000 }).toBe(before + 1);
    return mailTo(email).at(-1);
  };
  return { shop, member, reply, transcript };
}

/** As Intl writes them, an amount and its currency do not part; how wide the gap is does not matter here. */
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
const english = /Attachment|Order|Shipped|Not shipped|€1/;

describe('a mail to a visitor', () => {
  it('names files, orders and prices in German to who reads that, from left to right', async () => {
    const { reply, transcript } = await stage('de-AT');
    for (const mail of [await reply(), await transcript()]) {
      for (const words of [plain(mail?.text), plain(mail?.html)]) {
        expect(words).toContain('Anhang: sizes.txt (1 kB)');
        expect(words).toContain('Bestellung #1001 · Versandt');
        expect(words).toContain('Bestellung #1002 · Noch nicht versandt');
        expect(words).toContain('Tent 2 – € 1.234,50');
        expect(words).not.toMatch(english);
      }
      expect(mail?.html).toContain('<html lang="de-AT" dir="ltr">');
      expect(mail?.html).not.toMatch(/text-align:right|border-right/);
    }
  });

  it('is Arabic and runs from right to left for who reads that', async () => {
    const { reply, transcript } = await stage('ar');
    const price = new Intl.NumberFormat('ar', { style: 'currency', currency: 'EUR' }).format(1234.5);
    const [answer, all] = [await reply(), await transcript()];
    for (const mail of [answer, all]) {
      for (const words of [mail?.text, mail?.html]) {
        expect(words).toContain('مرفق: \u2068sizes.txt\u2069 (\u20681 كيلوبايت\u2069)');
        expect(words).toContain('الطلب \u2068#1001\u2069 · \u2068تم الشحن\u2069');
        expect(words).toContain('الطلب \u2068#1002\u2069 · \u2068لم يُشحن بعد\u2069');
        expect(words).toContain(`\u2068Tent 2\u2069 – \u2068${price}\u2069`);
        expect(words).not.toMatch(english);
      }
      expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
      // Mail programs that show the body alone read it from the frame.
      expect(mail?.html).toMatch(/<table[^>]* lang="ar" dir="rtl"/);
      expect(mail?.html).toContain('text-align:right');
      expect(mail?.html).not.toMatch(/text-align:left|padding-left|border-left|dir="ltr"/);
    }
    // What the visitor asked stands behind a line at the side where it begins.
    expect(answer?.html).toContain('border-right:4px');
  });

  it('is in the shop’s own words where it has some, of states too', async () => {
    const { shop, member, reply } = await stage('de');
    const states = { orderTrackingSettings: { textShipped: 'On the road' } };
    await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body: states });
    await member.api('POST /settings/translations', { body: { locale: 'de' } });
    const values = {
      liveChatMailFile: 'Beilage: {name} ({size})',
      orderTrackingOrder: 'Auftrag {name}',
      'setting.orderState.shipped': 'Schon unterwegs',
    };
    await member.api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
    const mail = await reply();
    expect(mail?.text).toContain('Beilage: sizes.txt');
    expect(mail?.text).toContain('Auftrag #1001 · Schon unterwegs');
    expect(mail?.text).toContain('Auftrag #1002 · Noch nicht versandt');
  });

  it('is English, from left to right, for who reads what nobody has words in, until the shop writes some', async () => {
    const { member, reply, transcript } = await stage('fa');
    const mail = await reply();
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.text).toContain('Order #1002 · Not shipped yet');
    await member.api('POST /settings/translations', { body: { locale: 'fa' } });
    const values = { orderTrackingOrder: 'سفارش {name}' };
    await member.api('POST /settings/translations/:locale', { params: { locale: 'fa' }, body: { values } });
    const worded = await transcript();
    expect(worded?.html).toContain('<html lang="fa" dir="rtl">');
    expect(worded?.text).toContain('سفارش \u2068#1002\u2069');
  });

  it('leaves the language of mails to the team alone', async () => {
    // They are told of who waits; an answer would end that before they are told.
    const { member } = await ask('ar');
    await expect.poll(() => mailTo(member.email).length, { timeout: 20_000 }).toBe(1);
    expect(mailTo(member.email)[0]?.html).toContain('<html lang="en" dir="ltr">');
  });
});
