import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelServer, openModelServer, says } from '../../apps/server/src/test-kit/model-server.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

const asked = 'How long does delivery take?';
const delivery = 'Standard delivery takes 4 to 6 business days and costs $7.45.';

let desk: InboxDesk;
let model: ModelServer;
let withModel: InboxDesk;
beforeAll(async () => {
  model = await openModelServer();
  [desk, withModel] = await Promise.all([openInboxDesk(), openInboxDesk({ engine: model.engine })]);
});
beforeEach(() => {
  desk.services.forgetLimits();
  withModel.services.forgetLimits();
});
afterAll(async () => {
  await desk?.close();
  await withModel?.close();
  await model?.close();
});

/** A conversation open in the inbox of a shop that has written down how long delivery takes. */
async function openThread(of: InboxDesk, said: string, size?: { width: number; height: number }) {
  const inbox = await of.inbox({ path: null, ...(size ? { size } : {}) });
  await inbox.owner.api('POST /faqs', { body: { question: asked, answer: `<p>${delivery}</p>` } });
  const guest = await inbox.guest(said);
  await inbox.page.goto(`${of.origin}/inbox/${guest.conversationId}`);
  const { composer, button, thread } = partsOf(inbox.page);
  await composer.waitFor();
  const panel = inbox.page.getByRole('region', { name: 'The assistant, for you only' });
  const choose = async (name: string) => {
    await button('Ask the assistant').click();
    await inbox.page.getByRole('menuitem', { name }).click();
    await inbox.page.getByRole('menu').waitFor({ state: 'detached' });
  };
  const inPanel = (name: string) => panel.getByRole('button', { name, exact: true });
  return { ...inbox, guest, composer, button, thread, panel, choose, inPanel };
}

describe('without a language model', () => {
  test('a reply is suggested with its source, put in by the keyboard alone, taken back, sent, and read by the visitor', async () => {
    const { page, shop, guest, composer, panel, inPanel, errors } = await openThread(desk, asked);
    const colleague = await shop.member({ name: 'Kim Reed' });
    const other = await desk.stranger();
    await desk.signIn(other.context, colleague);
    await other.page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
    await partsOf(other.page).composer.waitFor();

    await composer.fill('Hi Ada,');
    await composer.press('Escape');
    await page.keyboard.press('w');
    await panel.getByText(delivery).waitFor();
    await panel.getByRole('list', { name: 'Sources' }).getByText(asked).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await eventually(() => inPanel('Insert').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => composer.inputValue()).toBe(`Hi Ada,\n${delivery}`);
    await eventually(() => composer.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    await eventually(() => composer.inputValue()).toBe('Hi Ada,');
    await page.keyboard.press('Control+Shift+z');
    await eventually(() => composer.inputValue()).toBe(`Hi Ada,\n${delivery}`);
    expect(await guest.reads()).toEqual([asked]);
    await composer.press('Control+Enter');
    await eventually(guest.reads).toEqual([asked, `Hi Ada,\n${delivery}`]);
    await partsOf(other.page).thread.getByText(delivery).waitFor();
    expect(await other.page.getByRole('region', { name: 'The assistant, for you only' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await other.context.close();
  });

  test('products of a suggestion come along as cards, with the price of the store', async () => {
    const { page, shop, guest, composer, panel, choose, inPanel } = await openThread(
      desk,
      'How much is the Trail mug?',
    );
    const variant = { id: 'small', title: '350 ml', sku: null, price: '24.00', compareAtPrice: null, available: true };
    await desk.services.services.db
      .insertInto('products')
      .values({
        ...{ shop_id: shop.id, id: 'mug', handle: 'mug', title: 'Trail mug', url: '/products/mug', image_url: null },
        ...{ status: 'ACTIVE', variants: JSON.stringify([{ ...variant, stock: 7 }]), content_hash: 'mug' },
      })
      .execute();
    await choose('Suggest a reply');
    await panel.getByRole('list', { name: 'Products' }).getByText('Trail mug').waitFor();
    await inPanel('Insert').click();
    await page.getByRole('list', { name: 'In your reply' }).getByText('Trail mug').waitFor();
    await composer.press('Control+Enter');
    const params = { id: guest.conversationId };
    const parts = async () =>
      (await guest.api('GET /client/api/conversations/:id/messages', { params })).data.messages.at(-1)?.parts;
    await eventually(parts).toMatchObject([{ type: 'products', products: [{ id: 'mug' }] }]);
  });

  test('where nothing answers it says so, and leads to a new FAQ; what was written stays', async () => {
    const { page, guest, composer, panel, choose } = await openThread(desk, 'Do you rent out kayaks in Peru?');
    await composer.fill('Let me see');
    await choose('Suggest a reply');
    await panel.getByText('Nothing in your content answers this').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await panel.getByRole('link', { name: 'Add an FAQ for this' }).click();
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await eventually(() => question.inputValue()).toBe('Do you rent out kayaks in Peru?');
    page.on('dialog', (it) => void it.accept());
    await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
    await eventually(() => composer.inputValue()).toBe('Let me see');
  });

  test('a member who may add no FAQ is told whom to ask; what needs a model is not offered', async () => {
    const { shop, guest } = await openThread(desk, 'Do you rent out kayaks in Peru?');
    const { page, context } = await desk.stranger();
    await desk.signIn(context, await shop.member({ role: 'member', name: 'Kim Reed' }));
    await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
    const { button } = partsOf(page);
    await button('Ask the assistant').click();
    await page.getByText('Rewording and translating need a language model').waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(2);
    await page.getByRole('menuitem', { name: 'Suggest a reply' }).click();
    await page.getByText('Ask an admin to add an FAQ for this.').waitFor();
    expect(await page.getByRole('link', { name: 'Add an FAQ for this' }).count()).toBe(0);
    await context.close();
  });

  test('a suggestion that the customer has overtaken says so, and is made anew', async () => {
    const { guest, panel, choose, inPanel } = await openThread(desk, asked);
    await choose('Suggest a reply');
    await panel.getByText(delivery).waitFor();
    await guest.say('Do you rent out kayaks in Peru?');
    await panel.getByText('The customer has written since.').waitFor();
    await inPanel('Suggest again').click();
    await panel.getByText('The customer has written since.').waitFor({ state: 'detached' });
  });

  test('a summary leads to its messages and becomes a note; the visitor sees nothing of it, on a phone too', async () => {
    const said = 'My tent #1042 arrived with a broken pole, can you send a new one?';
    const { page, guest, owner, composer, panel, choose, inPanel, thread } = await openThread(desk, said, phone);
    const params = { id: guest.conversationId };
    for (let i = 0; i < 12; i += 1) await guest.say(`And ${i}`);
    await owner.api('POST /conversations/:id/messages', {
      params,
      body: { id: crypto.randomUUID(), text: 'We send you a new pole.', note: false },
    });
    await choose('Summarize the conversation');
    const points = panel.getByRole('list', { name: 'Summary' });
    await points.getByText('We send you a new pole.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await points.getByRole('link', { name: said }).click();
    await eventually(() => page.url()).toMatch(/#1$/);
    await eventually(() => thread.getByText(said).isVisible()).toBe(true);
    await inPanel('Insert as note').click();
    await eventually(() => composer.inputValue()).toContain(`- Customer wants: “${said}” ([message](`);
    await composer.press('Control+Enter');
    await thread.getByText('Customer wants:').waitFor();
    expect((await guest.reads()).join()).not.toContain('Customer wants');
  });
});

test('hostile text of a visitor is text in a summary and beside a suggestion', async () => {
  const said = '<img src=x onerror="document.title=1"> [Where](javascript:alert(1)) is my tent <b>now</b>?';
  const { page, composer, panel, choose, inPanel, errors } = await openThread(desk, said);
  await choose('Suggest a reply');
  await panel.getByText('[Where](javascript:alert(1))').waitFor();
  await inPanel('Dismiss').click();
  await choose('Summarize the conversation');
  await panel.getByText('[Where](javascript:alert(1))').waitFor();
  await inPanel('Insert as note').click();
  await composer.press('Control+Enter');
  await page.getByRole('log', { name: 'Messages' }).getByText('Customer wants').waitFor();
  expect(await page.locator('img[src="x"], a[href^="javascript"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

describe('with a language model', () => {
  const answers = (text: string) => model.script(says(JSON.stringify({ text })));

  test('a text is reworded, put back, and left alone where a fact would change', async () => {
    const { page, composer, panel, choose, inPanel } = await openThread(withModel, asked);
    const [mine, better] = ['It takes 4 days and costs $7.45.', 'It takes just 4 days and costs $7.45, happy to help.'];
    await composer.fill(mine);
    answers(better);
    await choose('Friendlier');
    await eventually(() => composer.inputValue()).toBe(better);
    await panel.getByText('Made friendlier.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await inPanel('Undo').click();
    await eventually(() => composer.inputValue()).toBe(mine);
    answers(better.replace('7.45', '5.00'));
    await choose('Friendlier');
    await panel.getByText('its figures are not those of the original').waitFor();
    expect(await composer.inputValue()).toBe(mine);
  });

  test('a text that changed meanwhile is not replaced', async () => {
    const { composer, panel, choose, inPanel } = await openThread(withModel, asked);
    await composer.fill('It takes 4 days.');
    const written = Promise.withResolvers<void>();
    model.script({ ...says(JSON.stringify({ text: 'It takes only 4 days.' })), until: written.promise });
    await choose('Friendlier');
    await panel.getByText('Rewording…').waitFor();
    await composer.fill('It takes 4 days. And');
    written.resolve();
    await panel.getByText('Your text changed meanwhile').waitFor();
    expect(await composer.inputValue()).toBe('It takes 4 days. And');
    await inPanel('Use this text').click();
    await eventually(() => composer.inputValue()).toBe('It takes only 4 days.');
  });

  test('a text is translated into the language that the visitor writes', async () => {
    const { composer, panel, choose } = await openThread(withModel, 'Wie lange dauert die Lieferung nach Deutschland?');
    await composer.fill('It takes 4 days and costs $7.45.');
    answers('Das dauert 4 Tage und kostet $7.45.');
    await choose('Translate for the customer');
    await eventually(() => composer.inputValue()).toBe('Das dauert 4 Tage und kostet $7.45.');
    await panel.getByText('Translated into German.').waitFor();
  });

  test('what takes long is canceled, what fails says what to do, and is tried again', async () => {
    const { page, composer, panel, choose, inPanel } = await openThread(withModel, asked);
    await composer.fill('Hello Ada');
    const canceled = Promise.withResolvers<void>();
    model.script({ ...says('{}'), until: canceled.promise });
    await choose('Suggest a reply');
    await panel.getByText('Looking through your FAQs').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await inPanel('Cancel').click();
    await panel.waitFor({ state: 'detached' });
    canceled.resolve();
    expect(await composer.inputValue()).toBe('Hello Ada');
    model.script({ status: 400, message: 'no' }, { status: 400, message: 'no' });
    await choose('More formal');
    await panel.getByText('The language model didn’t answer.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    answers('Good day Ada');
    await inPanel('Try again').click();
    await eventually(() => composer.inputValue()).toBe('Good day Ada');
  });
});
