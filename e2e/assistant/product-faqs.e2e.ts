import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whereIs } from '../../apps/server/src/features/contacts/index.ts';
import type { TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { eventually, type InboxDesk, openTab } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openAssistantDesk, product, type Store } from './store-desk.ts';

let desk: InboxDesk;
let store: Store;
beforeAll(async () => {
  ({ desk, store } = await openAssistantDesk());
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.services.forgetLimits();
  store.refuses = null;
});

const products = '/ai_assistant/products';

/** What a new visitor is told who has the page of a product open. */
async function told(shop: TestShop, productId: string, question: string): Promise<string> {
  const visitor = await shop.visitor();
  const tab = await openTab(desk.origin, visitor.token);
  tab.say({ t: 'at', place: { url: `https://${shop.domain}/products/one`, title: 'One', productId }, cart: null });
  await eventually(() => whereIs(desk.services.services, shop.id, visitor.contactId).place?.productId).toBe(productId);
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: question } });
  let answer = '';
  await eventually(async () => {
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    answer = data.messages.find((it) => it.sender === 'assistant')?.text ?? '';
    return answer;
  }).not.toBe('');
  tab.close();
  return answer;
}

test('a product’s own question is written from the list of products, suggested, put in order, and said of this product alone', async () => {
  store.products = [
    product(1, 'Larch Tent', {
      description: '<p>All about Larch Tent. It weighs 2.4 kg with its poles.</p>',
      metafields: [{ namespace: 'custom', key: 'care', value: 'Wipe it with a damp cloth.' }],
    }),
    product(2, 'Sloe Jacket', { productType: 'Jacket' }),
  ];
  const { page, shop, errors, close } = await desk.inbox({ path: products, settings: { isEnableAIAssistant: true } });
  await page.getByRole('button', { name: 'Sync now: Products' }).click();
  await page.getByRole('link', { name: 'Questions and answers: Larch Tent' }).click();
  await page.getByRole('heading', { name: 'Larch Tent', level: 1 }).waitFor();
  await page.getByText('No questions yet').waitFor();
  await page.getByText('$199.00').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Can I put a stove inside?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Only under the porch, with its door open.');
  await page.getByRole('textbox', { name: 'Other ways visitors ask this' }).fill('May I cook inside?');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Larch Tent', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Can I put a stove inside?' }).waitFor();

  await page.getByRole('button', { name: 'Suggest questions' }).click();
  const suggested = page.getByRole('list', { name: 'Suggested questions' });
  await suggested.getByText('It weighs 2.4 kg with its poles.').waitFor();
  await suggested.getByText('Care: Wipe it with a damp cloth.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add: How much does it weigh?' }).click();
  await page.getByText('Question added').waitFor();
  await page.getByRole('link', { name: 'How much does it weigh?' }).waitFor();
  await page.getByText('2 questions', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Move: How much does it weigh?' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('How much does it weigh? is now number 1 of 2.').waitFor();

  expect(await told(shop, '1', 'Can I put a stove inside?')).toContain('Only under the porch');
  expect(await told(shop, '2', 'Can I put a stove inside?')).not.toContain('porch');
  await page.goto(`${desk.origin}/ai_assistant/log`);
  await page.getByRole('link', { name: 'Can I put a stove inside?' }).last().click();
  await page.getByText('Only under the porch, with its door open.').first().waitFor();

  await page.goto(`${desk.origin}/ai_assistant/product-faq/1`);
  await page.getByText('In 1 answer of the last 30 days').first().waitFor();
  await page.getByRole('switch', { name: 'Use in answers: Can I put a stove inside?' }).press('Space');
  await page.getByText('2 questions · 1 is on').waitFor();
  expect(await told(shop, '1', 'Can I put a stove inside?')).not.toContain('porch');
  await page.getByRole('button', { name: 'More: Can I put a stove inside?' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('1 question', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('2 questions · 1 is on').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('where the product is gone its page says so, a member reads only, and a phone has room for all of it', async () => {
  store.products = [product(3, `Tarp ${'very'.repeat(40)} long`)];
  const { page, shop, owner, errors, close } = await desk.inbox({ path: products, size: phone });
  await page.getByRole('button', { name: 'Sync now: Products' }).click();
  await page.getByRole('link', { name: /Questions and answers: Tarp/ }).waitFor();
  const productId = 'gid://shopify/Product/3';
  const body = { id: newId(), productId, question: 'Is it tarred?', answer: 'No, it is waxed.' };
  await owner.api('POST /customAnswers', { body });
  await page.getByRole('link', { name: /Questions and answers: Tarp/ }).click();
  await page.getByRole('link', { name: 'Is it tarred?' }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await shop.ctx.db.deleteFrom('products').where('shop_id', '=', shop.id).execute();
  await page.reload();
  await page.getByText('This product is no longer in your store').waitFor();
  expect(await page.getByRole('link', { name: 'Add question' }).count()).toBe(0);
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  const member = await shop.member({ role: 'member' });
  const reading = await desk.stranger();
  await desk.signIn(reading.context, member);
  await reading.page.goto(`${desk.origin}/ai_assistant/product-faq/3`);
  await reading.page.getByRole('link', { name: 'Is it tarred?' }).waitFor();
  expect(await reading.page.getByRole('switch', { name: /Use in answers/ }).isDisabled()).toBe(true);
  await reading.page.goto(`${desk.origin}/ai_assistant/product-faq/999`);
  await reading.page.getByText("The page you're looking for couldn't be found").waitFor();
  await reading.context.close();
  expect(errors).toEqual([]);
  await close();
});
