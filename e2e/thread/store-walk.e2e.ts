import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../admin/inbox-desk.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { arriveAt } from '../chatbox/visitor.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  stack = await openStack();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const email = 'omar.haddad@example.com';
const words = 'Which of your mugs is the largest?';

test('who answers sees what a customer looks at, puts into the cart, and orders, folded between the messages', async () => {
  const visitor = await arriveAt(stack.storefront, browser);
  await visitor.page.context().request.post(`${stack.storefront}/account/login`, { form: { email } });
  await visitor.page.goto(stack.storefront);
  await visitor.open();
  await visitor.begin();
  await visitor.say(words);
  await visitor.sent().first().waitFor();

  const agent = await openPage(browser);
  await agent.page.goto(stack.ownerLink);
  await agent.page.waitForURL(/\/inbox$/);
  const { rows, thread } = partsOf(agent.page);
  await rows.filter({ hasText: 'Omar' }).first().click();
  await thread.getByText(words).waitFor();

  const { page } = visitor;
  const goTo = async (path: string) => {
    const told = page.waitForEvent('websocket', (it) => it.url().includes('/realtime'));
    await page.goto(stack.storefront + path);
    await told.then((it) => it.waitForEvent('framesent', (frame) => String(frame.payload).includes('"at"')));
  };
  await goTo('/collections/all');
  const products = (await (await page.request.get(`${stack.storefront}/products.json?limit=1`)).json()) as {
    products: { handle: string; title: string; variants: { id: number }[] }[];
  };
  const [product] = products.products;
  if (!product) throw new Error('the demo sells something');
  await goTo(`/products/${product.handle}`);
  await page.evaluate(
    (id) =>
      (
        window as unknown as { Shopify: { actions: { updateCart(change: object): Promise<unknown> } } }
      ).Shopify.actions.updateCart({ lines: [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 2 }] }),
    product.variants[0]?.id,
  );
  const fold = thread.getByRole('button', { name: /^Viewed \d pages?, added 2 items to the cart/ });
  await fold.waitFor();

  const form = {
    email,
    firstName: 'Omar',
    lastName: 'Haddad',
    address1: '1 Wharf Lane',
    city: 'Portland',
    province: 'ME',
    zip: '04101',
    phone: '',
    shipping: 'standard',
  };
  const bought = await page.request.post(`${stack.storefront}/checkout`, { form });
  expect(bought.url()).toContain('/orders/');
  await goTo('/');
  const summary = thread.getByRole('button', { name: /added 2 items to the cart, placed order #\d+, paid for order #\d+$/ });
  await summary.waitFor();
  expect(await summary.innerText()).not.toContain('removed');

  await summary.focus();
  await agent.page.keyboard.press('Enter');
  await thread.getByText(/^Placed order #\d+, \$/).waitFor();
  await thread.getByRole('link', { name: `${product.title}`, exact: false }).first().waitFor();
  expect(await seriousFaults(agent.page)).toEqual([]);
  await agent.page.keyboard.press('Enter');
  await agent.page.reload();
  await thread.getByRole('button', { name: /added 2 items to the cart, placed order #\d+/ }).waitFor();

  // Nothing of it reaches the visitor, and what they no longer allow is no longer kept.
  await visitor.dialog.waitFor();
  expect(await visitor.dialog.innerText()).not.toContain('cart');
  expect(visitor.errors).toEqual([]);
  expect(agent.errors).toEqual([]);
});
