import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { desktop, openBrowser, openPage, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/data_sources/answers';
const rowOf = (page: Page, question: string) =>
  page.getByRole('list', { name: 'Custom answers' }).getByRole('listitem').filter({ hasText: question });

test('an answer is added, found, changed, deleted, and brought back', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path });
  await page.getByText('No custom answers yet').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add answer' }).first().click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you engrave?');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This field is required').waitFor();
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Up to twelve letters.');
  await page.getByRole('textbox', { name: 'Other ways visitors ask this' }).fill('Can I have my name on it?');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Custom answer added').waitFor();
  await rowOf(page, 'Do you engrave?').getByText('Up to twelve letters.').waitFor();
  await rowOf(page, 'Do you engrave?').getByText('1 other wording').waitFor();
  await page.getByRole('searchbox', { name: 'Search custom answers' }).fill('my name');
  await page.getByText('1 custom answer', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Do you engrave?' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you engrave knives?');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.getByRole('link', { name: 'Back to Custom answers' }).click();
  await page.getByRole('button', { name: 'Delete: Do you engrave knives?' }).click();
  await page.getByText('No custom answers yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Do you engrave knives?').waitFor();
  await eventually(async () => (await owner.api('GET /customAnswers', { query: {} })).data.answers).toMatchObject([
    { question: 'Do you engrave knives?', variants: ['Can I have my name on it?'] },
  ]);
  expect(errors).toEqual([]);
  await close();
});

test('two admins at once: what is typed stays while a colleague changes or deletes the same answer', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path });
  const { id } = (await owner.api('POST /customAnswers', { body: { question: 'Do you engrave?', answer: 'Yes.' } }))
    .data;
  await page.getByRole('link', { name: 'Do you engrave?' }).click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('Mine?');
  await owner.api('PUT /customAnswers/:id', { params: { id }, body: { question: 'Theirs?', answer: 'Yes.' } });
  await page.getByText('Someone else changed this custom answer').waitFor();
  await owner.api('DELETE /customAnswers/:id', { params: { id } });
  await page.getByText('This custom answer was deleted').waitFor();
  expect(await question.inputValue()).toBe('Mine?');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('This custom answer was deleted').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => (await owner.api('GET /customAnswers/:id', { params: { id } })).data.question).toBe(
    'Mine?',
  );
  expect(errors).toEqual([]);
  await close();
});

test('the limit of the plan is told before it is reached, and refused in words at it; what is typed stays', async () => {
  const { page, shop, errors, close } = await desk.inbox({ path: null, size: phone });
  await desk.services.services.db
    .insertInto('custom_answers')
    .values(
      Array.from({ length: 98 }, (_, at) => ({
        shop_id: shop.id,
        id: newId(),
        question: `Question ${at} ${'long'.repeat(at)}?`,
        answer: '<p>Answer</p>',
      })),
    )
    .execute();
  await page.goto(desk.origin + path);
  await page.getByText('98 of 100 used').waitFor();
  await page.getByText('Your Free plan has room for 2 more.').waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await desk.services.services.db
    .insertInto('custom_answers')
    .values([0, 1].map((at) => ({ shop_id: shop.id, id: newId(), question: `Last ${at}?`, answer: '<p>Answer</p>' })))
    .execute();
  await page.goto(`${desk.origin}${path}/add`);
  await page.getByText('That’s all your Free plan holds.').waitFor();
  await page.getByRole('textbox', { name: 'Question' }).fill('One more?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('No.');
  await page.getByRole('button', { name: 'Save' }).click();
  // The toast says it, too.
  await page
    .getByRole('region', { name: 'Unsaved changes' })
    .getByText('Your plan holds 100 custom answers.')
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('One more?');
  // The refused call is on the console.
  expect(errors.filter((it) => !it.includes('422'))).toEqual([]);
  await close();
});

test('members read custom answers, and are offered nothing to change', async () => {
  const { page: own, shop, owner, close } = await desk.inbox({ path });
  const body = {
    question: 'Do you engrave?',
    answer: '<p>Up to <strong>twelve</strong> letters.</p>',
    variants: ['My name?'],
  };
  await owner.api('POST /customAnswers', { body });
  await rowOf(own, 'Do you engrave?').waitFor();
  const { page, context, errors } = await openPage(await openBrowser(), desktop);
  await desk.signIn(context, await shop.member({ role: 'member' }));
  await page.goto(desk.origin + path);
  await page.getByRole('link', { name: 'Do you engrave?' }).click();
  await page.getByRole('heading', { name: 'Do you engrave?', level: 1 }).waitFor();
  await page.getByText('twelve').waitFor();
  await page.getByText('My name?').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${desk.origin}${path}/add`);
  await page.getByText("The page you're looking for couldn't be found").waitFor();
  expect(errors).toEqual([]);
  await context.close();
  await close();
});
