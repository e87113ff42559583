import { createLocalEmbedder } from '../../apps/server/src/adapters/embedder/local-embedder.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '@chatty/contract/new-id';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { desktop, openBrowser, openPage, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

const embedder = createLocalEmbedder();
let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk({ embedder });
});
afterAll(async () => {
  await desk?.close();
  await embedder.close();
});
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/optimize';
const settings = { isEnableAIAssistant: true };
const question = 'Can I rent a canoe from you?';
const unlike = 'Who painted the Mona Lisa?';

test('a visitor asks in vain, a person answers, the owner publishes that, and the next visitor is told', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path, settings });
  await page.getByText('No open questions').waitFor();
  await page.getByText('No questions in the last 30 days.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const visitor = await guest(question);
  const row = page.getByRole('link', { name: question });
  await row.waitFor();
  await page.getByText('Asked once').waitFor();
  const id = visitor.conversationId;
  await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
  const text =
    'Hi there, thanks for asking!\nCanoes are rented at our shop on the lake for $30 a day.\nBest regards, Robin';
  await owner.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  await guest('Could I rent a canoe from you?');
  await page.getByText('Asked 2 times').waitFor();

  await row.click();
  await page.getByText('Drafted from what Robin Alder answered:').waitFor();
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
  await eventually(() => answer.innerText()).toBe('Canoes are rented at our shop on the lake for $30 a day.');
  await eventually(() => page.getByRole('textbox', { name: 'Other ways visitors ask this' }).inputValue()).toBe(
    'Could I rent a canoe from you?',
  );
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish answer' }).click();
  await page.getByText('Every wording below gets this answer now.').waitFor();
  const askings = page.getByRole('list', { name: 'How visitors asked' }).getByRole('listitem');
  await askings.filter({ hasText: question }).getByText('Answered', { exact: true }).first().waitFor();
  await eventually(() => askings.getByText('Not answered').count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);

  const other = await guest(question);
  await eventually(async () => (await other.reads()).join('\n')).toContain('for $30 a day');
  await page.getByRole('link', { name: 'Back to Optimize' }).click();
  await page.getByText('No open questions').waitFor();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Answered');
  await row.waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('what the shop does not answer is ignored with a reason, and comes back; on a phone, too', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path, settings, size: phone });
  await guest(unlike);
  await page.getByRole('link', { name: unlike }).click();
  await page.getByRole('heading', { name: unlike, level: 1 }).waitFor();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Ignore', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ignore this question?' });
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('textbox', { name: 'Note for your team' }).fill('We sell tents');
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
  await page.getByText('Ignored: Something else').waitFor();
  await page.getByText('We sell tents').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Ignored: Something else').waitFor({ state: 'detached' });
  await page.goto(desk.origin + path);
  await page.getByRole('link', { name: unlike }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('two answers that contradict each other stand side by side, and what would be one more is told before', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: `${path}/conflicts`, settings });
  await page.getByText('Not searched yet').waitFor();
  const faq = { question: 'How long do I have to return an item?', answer: '<p>You can return it within 30 days.</p>' };
  await owner.api('POST /faqs', { body: faq });
  const body = { question: 'How long do I have to return something?', answer: 'Returns are accepted for 14 days.' };
  await owner.api('POST /customAnswers', { body });
  const search = page.getByRole('button', { name: 'Search now' });
  const found = page.getByRole('listitem').filter({ hasText: 'Contradiction' });
  // What was added just now is known by its words, and compared once it is embedded.
  await eventually(async () => {
    await search.click();
    await page.getByText('2 answers compared.').waitFor();
    return found.count();
  }).toBe(1);
  await found.getByText('14 days').first().waitFor();
  await found.getByRole('link', { name: faq.question }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await guest(unlike);
  await page.goto(desk.origin + path);
  await page.getByRole('link', { name: unlike }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How long do I have to return an item?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('You can return it within 60 days.');
  await page.getByText('Your content says something else').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('members see all of it, and publish and ignore nothing', async () => {
  const { page: own, shop, guest, close } = await desk.inbox({ path, settings });
  await guest(unlike);
  await own.getByRole('link', { name: unlike }).waitFor();
  const { page, context, errors } = await openPage(await openBrowser(), desktop);
  await desk.signIn(context, await shop.member({ role: 'member' }));
  await page.goto(desk.origin + path);
  await page.getByRole('link', { name: unlike }).click();
  await page.getByRole('list', { name: 'How visitors asked' }).getByText(unlike).waitFor();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByText('Still not answered').waitFor();
  expect(await page.getByRole('button', { name: /Publish|Ignore/ }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  await close();
});
