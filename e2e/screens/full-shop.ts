import type { OrderStatus } from '@chatty/contract/contacts';
import type { Part, ProductCard } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { append } from '../../apps/server/src/features/conversations/index.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { Commerce, StoreOrder } from '../../apps/server/src/ports/commerce.ts';
import type { Browser } from '../browser.ts';
import { settingsStore } from '../chatbox/settings-store.ts';

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const address = 'https://shop.example/collections/winter/products/two-person-tent?variant=4711-0815-green-and-more';
const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T09:30:00Z`;
const usd = (amount: string) => ({ amount, currency: 'USD' });

const order: OrderStatus = {
  ...{ id: 'gid://shopify/Order/1', name: '#1001', placedAt: at(1), financialStatus: 'PARTIALLY_REFUNDED' },
  ...{ fulfillmentStatus: 'FULFILLED', cancelledAt: null, total: usd('1289.00'), refunded: 'partly' },
  refundedTotal: usd('64.00'),
  lines: [
    { title: `Two-person tent ${long}`, variant: 'Forest green / with footprint', quantity: 12, imageUrl: null },
    { title: 'Mug', variant: null, quantity: 1, imageUrl: null },
  ],
  tracking: [{ company: 'Alpine Parcel', number: 'RR1234567890123456789012345US', url: null }],
  ...{ estimatedDeliveryAt: at(9), deliveredAt: null },
  events: [
    { status: 'OUT_FOR_DELIVERY', message: 'Out for delivery', happenedAt: at(8) },
    { status: 'IN_TRANSIT', message: `Arrived at the hub ${long}`, happenedAt: at(5) },
  ],
};

const storeOrder: StoreOrder = {
  ...{ order, email: 'ida@visitor.example' },
  parcels: ['IN_TRANSIT', 'DELIVERED'].map((status) => ({
    ...{ status, sentAt: at(3), estimatedDeliveryAt: at(9), tracking: order.tracking, events: order.events },
    deliveredAt: status === 'DELIVERED' ? at(9) : null,
  })),
  shipTo: { name: 'Ida Berg', city: 'Bergen', region: '', zip: '5003', country: 'Norway' },
};

/** What the store answers about orders. */
const answers: Partial<Commerce> = {
  findOrder: async () => ({ order, by: { email: 'ida@visitor.example' } }),
  readOrder: async () => storeOrder,
  ordersOf: async () => [order],
};

const card = (title: string, amounts: readonly string[]): ProductCard => ({
  ...{ id: `gid://shopify/Product/${title.length}`, handle: 'tent', title, url: '/products/tent', imageUrl: null },
  variants: amounts.map((amount, index) => ({
    ...{ id: `${index}`, title: index === 0 ? 'Forest green / with footprint and poles' : 'Sand', price: usd(amount) },
    ...{ compareAtPrice: usd('1999.00'), available: index === 0, stock: 3 },
  })),
});

const parts: Part[] = [
  {
    type: 'sources',
    sources: [{ kind: 'page', id: '1', title: `How to care for ${long}`, url: '/pages/care' }],
  },
  { type: 'products', products: [card(`Tent ${long}`, ['1289.00', '1299.00']), card('Mug', ['19.00'])] },
  { type: 'order', order },
  { type: 'offerPerson' },
  { type: 'quickReplies', replies: ['Yes, please', `What does ${long} mean?`, 'No'] },
];

/** An answer with all that words can be. */
const answer = `Fold it **twice**, then:\n\n1. Look at ${address}\n2. Read \`${long}\`\n\n- *First* [link](${address})\n- ${long}\n\n| Size | Weight | Color |\n| --- | --- | --- |\n| Two persons | 1,850 g | Forest green |`;

const faqAnswer = `<p>Fold it <a href="${address}">twice</a>. ${long}</p><ul><li>One</li><li>Two</li></ul><table><tr><th>Size</th><th>Weight</th><th>Color of the outer tent</th></tr><tr><td>Two</td><td>1,850 g</td><td>Forest green</td></tr></table>`;

const way = (value: string, title = '') => ({ active: true, value, title });

/** Everything on, and nothing short. */
const settings: SettingsPatch = {
  typeWorking: 'always',
  preChatCustomerChatAs: 'guest',
  preChatFields: [
    { id: 'name', type: 'name', label: '', isRequired: true, choices: [] },
    { id: 'email', type: 'email', label: '', isRequired: true, choices: [] },
    { id: 'size', type: 'choice', label: `Size of ${long}`, isRequired: true, choices: ['S', long.slice(0, 60)] },
    { id: 'story', type: 'long_text', label: 'Your story', isRequired: false, choices: [] },
  ],
  ...{ isShowDisclaimer: true, isConsentRequired: true, disclaimerLink: 'https://shop.example/privacy' },
  isSatisfactionSurvey: true,
  contactMethod: {
    whatsApp: way('+15550109999'),
    telegram: way('alpine_goods', long.slice(0, 60)),
    email: way('help@alpine.example'),
    phoneCall: way('+15550109999'),
  },
  orderTrackingSettings: { isCodeRequired: true },
};

/** A shop in which every screen of the chatbox has something to show, and much of it is long. */
export async function openFullShop(browser: Browser) {
  const stores = await settingsStore(answers);
  const store = await stores.open(browser, settings);
  const member = await store.shop.member({ name: `Maya Lind ${long}` });
  const questions = ['How do I fold the tent?', `What does ${long} mean, and who may tell me about it?`];
  for (const question of questions) {
    const body = { question, answer: faqAnswer, featured: true };
    await member.api('POST /faqs', { body });
  }
  const { ctx } = store.shop;
  return {
    stores,
    store,
    member,
    /** The question of a FAQ that is shown on the home screen. */
    question: questions[0] ?? '',
    order: order.name,
    /** What the assistant says in a conversation: words of every kind, and a card of every kind. */
    answerAtLength: (conversationId: string) =>
      transaction(ctx, (tx) =>
        append(tx, [
          {
            ...{ shopId: tx.shopId, conversationId, by: { type: 'assistant' }, event: () => null },
            message: { id: newId(), kind: 'text', text: answer, parts, files: [] },
          },
        ]),
      ),
    /** How often the assistant has answered there. */
    async answers(id: string): Promise<number> {
      const { data } = await member.api('GET /conversations/:id/messages', { params: { id } });
      return data.messages.filter((it) => it.sender === 'assistant').length;
    },
    /** The conversation that was begun last. */
    async latest(): Promise<string> {
      const { data } = await member.api('GET /conversations', {});
      return data.conversations[0]?.id ?? '';
    },
    async close() {
      store.close();
      await stores.close();
    },
  };
}
export type FullShop = Awaited<ReturnType<typeof openFullShop>>;
