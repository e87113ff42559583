import { expect, test } from 'vitest';
import { openPage, routeAtOnce } from '../browser.ts';
import { customersOfFile } from './customers-of-file.ts';
import { visitorOf } from './visitor.ts';

const store = customersOfFile();

const sending = '**/client/api/conversations/*/messages';

/** A browser in which this customer of the store, by their place in its list, has left all that a chat can hold. */
async function afterCustomer(at: number) {
  const { origin } = store;
  const opened = await openPage(store.browser);
  const { page } = opened;
  const visitor = visitorOf(page);
  const { dialog, composer, own, say, sent } = visitor;
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const go = async () => {
    await page.goto(origin);
    await visitor.launcher.waitFor();
  };
  const signIn = (place: number) => store.signIn(page, place);
  const signOut = async () => {
    await page.request.get(`${origin}/account/logout`);
  };
  /** Opens the chat, unless the page before did. */
  const reopen = async () => {
    await page.evaluate(() => window.Chatty?.open());
    await dialog.waitFor();
  };
  const words = (what: string) => `${what} of ${at}`;

  // Begun before they sign in, and with them after.
  await go();
  await visitor.open();
  await visitor.begin();
  await composer.fill(words('First words'));
  await field('Name').fill(words('Name'));
  await field('Your mailbox').fill(`begun-${at}@visitor.example`);
  await signIn(at);
  await go();
  await dialog.waitFor();
  await expect.poll(() => composer.inputValue()).toBe(words('First words'));
  await field('Name').waitFor({ state: 'detached' });
  await composer.press('Enter');
  await sent().waitFor();
  await routeAtOnce(page, sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await say(words('Unsent'));
  await own(words('Unsent')).waitFor();
  await composer.fill(words('Draft'));
  return { ...opened, ...visitor, field, go, signIn, signOut, reopen, words };
}

test('who comes after a customer that signed out meets nothing of theirs, and writes in a conversation of their own', async () => {
  const visit = await afterCustomer(0);
  const { page, dialog, composer, field, go, signIn, signOut, own, sent, say, words, thread, begin, context } = visit;
  await signOut();
  await go();
  // Only now: the page before would have sent what it holds.
  await page.unroute(sending);
  await visit.reopen();
  expect(
    await own(words('First words'))
      .or(own(words('Unsent')))
      .count(),
  ).toBe(0);
  expect(await composer.count()).toBe(0);
  await begin();
  expect(await composer.inputValue()).toBe('');
  expect(await thread.locator('.bubble-own').count()).toBe(0);
  await composer.fill('Somebody else');
  await field('Name').waitFor();
  expect(await field('Name').inputValue()).toBe('');
  expect(await field('Your mailbox').inputValue()).toBe('');
  await field('Name').fill('Olaf');
  await field('Your mailbox').fill('olaf@visitor.example');
  await composer.press('Enter');
  await own('Somebody else').waitFor();
  await sent().waitFor();
  const told = await store.inbox();
  const [theirs, before] = ['Somebody else', words('First words')].map((it) => told.find((one) => one.preview === it));
  expect(theirs?.contactId).toBeTruthy();
  expect(before?.contactId).toBeTruthy();
  expect(theirs?.contactId).not.toBe(before?.contactId);

  // The next page goes on with them.
  await composer.fill('A draft of Olaf');
  await go();
  await dialog.waitFor();
  await own('Somebody else').waitFor();
  await expect.poll(() => composer.inputValue()).toBe('A draft of Olaf');
  await say('And one more');
  await own('And one more').waitFor();
  await expect.poll(async () => (await store.inbox()).map((it) => it.preview)).toContain('And one more');

  // The customer finds their conversation in any browser.
  const elsewhere = await openPage(store.browser);
  const again = visitorOf(elsewhere.page);
  await store.signIn(elsewhere.page, 0);
  await elsewhere.page.goto(store.origin);
  await again.open();
  await again.dialog.getByRole('button', { name: words('First words') }).click();
  await again.own(words('First words')).waitFor();
  expect(await again.own('Somebody else').count()).toBe(0);
  await elsewhere.context.close();
  // And in this one.
  await signIn(0);
  await go();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: words('First words') }).click();
  await own(words('First words')).waitFor();
  expect(visit.errors).toEqual([]);
  await context.close();
});

test('a customer who signs in after another meets nothing of theirs, though the first came back to find the chat open', async () => {
  const visit = await afterCustomer(1);
  const { page, dialog, composer, go, signIn, own, sent, say, words, begin, context, thread } = visit;
  // What the first left waits for them as long as they are signed in.
  await go();
  await own(words('Unsent')).waitFor();
  expect(await composer.inputValue()).toBe(words('Draft'));
  await signIn(2);
  await go();
  await page.unroute(sending);
  await visit.reopen();
  expect(await composer.count()).toBe(0);
  expect(await dialog.getByText(words('First words')).count()).toBe(0);
  await begin();
  expect(await composer.inputValue()).toBe('');
  expect(await thread.locator('.bubble-own').count()).toBe(0);
  await say('I am the other one');
  await own('I am the other one').waitFor();
  await sent().waitFor();
  const previews = (await store.inbox()).map((it) => it.preview);
  expect(previews).toContain('I am the other one');
  expect(previews).not.toContain(words('Unsent'));
  expect(visit.errors).toEqual([]);
  await context.close();
});

test('an answer that waits for a customer who signed out shows nobody else a dot, and opens no chat', async () => {
  const { page, dialog, launcher, go, signOut, words, context, errors } = await afterCustomer(3);
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  const id = (await store.inbox()).find((it) => it.preview === words('First words'))?.id ?? '';
  await store.reply(id, 'It is back.');
  const dot = page.locator('#chatty-root .launcher.u');
  await dot.waitFor();
  await signOut();
  await go();
  // The chat has come by itself, and says so to the next page.
  const kept = () => {
    const key = Object.keys(localStorage).find((it) => it.endsWith(':state'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as unknown;
  };
  await expect.poll(() => page.evaluate(kept)).toMatchObject({ unread: 0, talking: false, open: false });
  await dot.waitFor({ state: 'detached' });
  expect(await launcher.isVisible()).toBe(true);
  expect(await dialog.isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});

test('what a customer left unsent in another tab is not said in the name of who comes after them', async () => {
  const visit = await afterCustomer(4);
  const { page, context, own, words, signOut, dialog } = visit;
  await signOut();
  const next = visitorOf(await context.newPage());
  await next.page.goto(store.origin);
  await next.launcher.waitFor();
  await next.page.evaluate(() => window.Chatty?.open());
  await next.begin();
  await next.composer.fill('Somebody new');
  await next.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora');
  await next.dialog.getByRole('textbox', { name: 'Your mailbox', exact: true }).fill('nora@visitor.example');
  await next.composer.press('Enter');
  await next.sent().waitFor();
  // The first tab has heard of it, and may send again.
  await dialog.getByRole('button', { name: /^Ask us anything/ }).waitFor();
  await page.unroute(sending);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await visit.begin();
  expect(await visit.composer.inputValue()).toBe('');
  expect(await own(words('Unsent')).count()).toBe(0);
  await next.say('And one more');
  await next.own('And one more').waitFor();
  await expect.poll(async () => (await store.inbox()).map((it) => it.preview)).toContain('And one more');
  expect((await store.inbox()).map((it) => it.preview)).not.toContain(words('Unsent'));
  expect(visit.errors).toEqual([]);
  await context.close();
});

test('what a guest has begun goes on with them when they sign in as a customer whom the shop knows, sent before that is known or after', async () => {
  const known = await store.meet(5);
  await known.context.close();

  for (const words of ['Sent before', 'Sent after']) {
    const { page, context, errors } = await openPage(store.browser);
    const { launcher, open, begin, composer, dialog, own, sent } = visitorOf(page);
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await page.goto(store.origin);
    await launcher.waitFor();
    await open();
    await begin();
    await composer.fill(words);
    await field('Name').fill('Ida');
    await field('Your mailbox').fill('ida@visitor.example');
    await store.signIn(page, 5);
    const answers = Promise.withResolvers<void>();
    await page.route('**/client/api/visitors', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.goto(store.origin);
    await expect.poll(() => composer.inputValue()).toBe(words);
    if (words === 'Sent before') await composer.press('Enter');
    answers.resolve();
    // Nothing is asked of a customer.
    await field('Name').waitFor({ state: 'detached' });
    if (words === 'Sent after') {
      await expect.poll(() => composer.inputValue()).toBe(words);
      await composer.press('Enter');
    }
    await sent().waitFor();
    expect(await own(words).count()).toBe(1);
    await expect.poll(() => composer.inputValue()).toBe('');
    // Nor is it there once more on the next page.
    await page.reload();
    await own(words).waitFor();
    expect(await composer.inputValue()).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  }
  const told = (await store.inbox()).filter((it) => it.preview?.startsWith('Sent '));
  expect(told).toHaveLength(2);
  expect(new Set(told.map((it) => it.contactId)).size).toBe(1);
});
