import { standAlonePath } from '@chatty/contract/settings/options';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/assistant';
const off = { settings: { isEnableAIAssistant: false, typeWorking: 'always', chatPageSettings: { isEnabled: true } } };

/** Somebody who has the shop's chat open. */
async function visit({ domain }: TestShop, size?: typeof phone) {
  const { page, context, errors } = await desk.stranger(size);
  await page.goto(`${desk.origin}${standAlonePath}${domain}`);
  const chat = page.getByRole('region', { name: 'Chat' });
  const chips = chat.getByRole('group', { name: 'Suggestions' }).getByRole('button');
  await chips.first().waitFor();
  return { ...visitorOf(page, chat), page, chips, errors, close: () => context.close() };
}

test('an answer is written from an example, given to who taps the question while the assistant is off, and a person is a tap away', async () => {
  const { page, owner, shop, errors, close } = await desk.inbox({ path: '/ai_assistant/settings', ...off });
  await page.getByRole('link', { name: 'While it’s off, the chat gives your quick answers.' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quick answers' }).waitFor();
  await page.getByRole('link', { name: 'What is your return policy?' }).click();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  const editor = page.getByRole('textbox', { name: 'Answer' });
  await editor.getByText('within 30 days').waitFor();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Sale items too.');
  await page.getByRole('button', { name: 'What is your return policy?' }).click();
  await page.getByRole('status').getByText('Sale items too.').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();

  const visitor = await visit(shop);
  await visitor.chips.getByText('What is your return policy?').click();
  await visitor.answers('Sale items too.').waitFor();
  await visitor.thread.getByText('Automatic answer', { exact: true }).waitFor();
  await eventually(() => visitor.answers().count()).toBe(2);
  if (process.env.E2E_PICTURES) await visitor.page.screenshot({ path: `${process.env.E2E_PICTURES}/quick-chat.png` });
  await visitor.thread.getByRole('button', { name: 'Talk to a person' }).click();
  const [conversation] = (await owner.api('GET /conversations', {})).data.conversations;
  await eventually(async () => (await owner.api('GET /conversations', {})).data.conversations[0]?.handler).toBe(
    'waiting',
  );
  await page.goto(`${desk.origin}/inbox/${conversation?.id}`);
  const told = page.getByRole('article').filter({ hasText: 'Sale items too.' });
  await told.getByText('Automatic message').waitFor();
  expect(await told.getByRole('button', { name: /why/i }).count()).toBe(0);
  expect([...errors, ...visitor.errors]).toEqual([]);
  await visitor.close();
  await close();
});

test('order, on and off reach who is there; “Track my order” opens the order, and a question of the shop’s own is added', async () => {
  const { page, owner, shop, close } = await desk.inbox({ path, ...off });
  const visitor = await visit(shop);
  const shown = () => visitor.chips.allTextContents();
  expect((await shown())[0]).toBe('Track my order');
  await page.getByRole('button', { name: 'Move “What is your return policy?” up' }).click();
  await page.getByRole('button', { name: 'Move “What is your return policy?” up' }).click();
  await page.getByRole('switch', { name: 'Suggest “How long does delivery take?”' }).press('Space');
  await page.getByText('3 questions, 2 on').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  await eventually(shown).toEqual(['What is your return policy?', 'Track my order']);
  await visitor.chips.getByText('Track my order').click();
  await visitor.page.getByRole('textbox', { name: /order number/i }).waitFor();
  expect((await owner.api('GET /conversations', {})).data.conversations).toEqual([]);

  await page.getByRole('link', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.type('On rue Nord 5, all week.');
  await page.keyboard.press('Control+s');
  await page.getByText('This field is required').waitFor();
  await page.getByRole('textbox', { name: 'Question' }).fill('Where is your shop?');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/assistant\/[\w-]{36}$/);
  await page.getByRole('textbox', { name: 'Answer' }).getByText('rue Nord 5').waitFor();
  const saved = (await owner.api('GET /settings/widget')).data.quickReplySettings.suggestionFAQs;
  expect(saved.map((it) => [it.question, it.isActive, it.answer !== ''])).toEqual([
    ['What is your return policy?', true, false],
    ['Track my order', true, false],
    ['How long does delivery take?', false, false],
    ['Where is your shop?', true, true],
  ]);
  await visitor.close();
  await close();
});

test('the other address leads there, an unknown question is told of, and a member changes nothing', async () => {
  const { page, shop, close } = await desk.inbox({ path: '/assistant/old', ...off });
  await page.waitForURL(`${desk.origin}/assistant`);
  await page.goto(`${desk.origin}/assistant/none-of-ours`);
  await page.getByText('This question is no longer there.').waitFor();
  const other = await desk.stranger();
  await desk.signIn(other.context, await shop.member({ role: 'member' }));
  await other.page.goto(desk.origin + path);
  await other.page.getByText('Only admins change these.').waitFor();
  expect(await other.page.getByRole('switch', { name: 'Suggest “Track my order”' }).isDisabled()).toBe(true);
  expect(await other.page.getByRole('link', { name: 'Add question' }).count()).toBe(0);
  await other.context.close();
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('list and editor can be used by everybody (%s)', async (_, size) => {
  const { page, owner, shop, close } = await desk.inbox({ path, ...off, ...(size && { size }) });
  const answer = `<p>${'A long answer that goes on. '.repeat(20)}</p><ul><li>One</li><li>Two</li></ul>`;
  const long = { questionId: 'long', question: `Donaudampfschifffahrts${'gesellschafts'.repeat(6)}?`, answer };
  const body = { quickReplySettings: { suggestionFAQs: [long, { question: 'Left to your team?' }] } };
  await owner.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  await page.getByRole('button', { name: long.question, exact: true }).click();
  for (const at of ['list', 'editor'] as const) {
    if (at === 'editor') await page.getByRole('link', { name: long.question }).click();
    if (at === 'editor') await page.getByRole('textbox', { name: 'Answer' }).getByText('A long answer').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await seriousFaults(page, '#root')).toEqual([]);
      const picture = `quick-${at}-${size ? 'm' : 'd'}-${scheme}.png`;
      if (process.env.E2E_PICTURES)
        await page.screenshot({ path: `${process.env.E2E_PICTURES}/${picture}`, fullPage: true });
    }
    expect(await fits(page)).toBe(true);
  }
  await close();
});
