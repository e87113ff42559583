import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { preview } from './settings-desk.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/settings/detail/automation/satisfaction-survey';
const on = 'Ask visitors how it was once their conversation is resolved';

test('what an admin sets is what visitors are asked, and their answer is a line of the conversation', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: '/settings' });
  await page.getByRole('link', { name: /^Satisfaction survey/ }).click();
  await page.getByRole('switch', { name: on }).click();
  await page.getByRole('radio', { name: 'Only conversations that a person answered' }).check();
  await page.getByRole('textbox', { name: 'Question' }).fill('Were we any good?');
  await page.getByRole('textbox', { name: 'What they read once they answered' }).fill('Thanks a lot!');
  // The real chatbox beside it asks as typed, and takes the answer.
  const beside = preview(page);
  await beside.getByText('Were we any good?').waitFor();
  await beside.getByRole('button', { name: 'Very good' }).click();
  await beside.getByText('Thanks a lot!').waitFor();
  // The keyboard is in the preview still.
  await page.getByRole('textbox', { name: 'Question' }).press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const { data: saved } = await owner.api('GET /settings/widget');
  expect(saved).toMatchObject({
    isSatisfactionSurvey: true,
    satisfactionQuestion: 'Were we any good?',
    satisfactionThanks: 'Thanks a lot!',
    satisfactionWhen: 'person',
  });
  await page.getByRole('radio', { name: 'Every conversation' }).check();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await owner.api('GET /settings/widget')).data.satisfactionWhen).toBe('always');

  const visitor = await guest('Hello');
  const params = { id: visitor.conversationId };
  await owner.api('POST /conversations/:id/resolve', { params });
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const thread = page.getByRole('log', { name: 'Messages' });
  await thread.getByText('Hello').waitFor();
  const rate = (rating: number, comment = '') =>
    visitor.api('POST /client/api/conversations/:id/satisfaction', { params, body: { rating, comment } });
  await rate(5);
  await thread.getByText(/rated the conversation very good \(5 of 5\)/).waitFor();
  await rate(2, '<b>Too slow</b>');
  await thread.getByText(/rated the conversation bad \(2 of 5\)/).waitFor();
  await thread.getByText('“<b>Too slow</b>”').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('the team can mail the visitor what was said, where an address is known', async () => {
  const { page, guest, close } = await desk.inbox({ path: null });
  const visitor = await guest('Is it waterproof?');
  const params = { id: visitor.conversationId };
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  await page.getByRole('log', { name: 'Messages' }).getByText('Is it waterproof?').waitFor();
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Mark unread' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Email transcript to visitor' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  const email = `${visitor.conversationId}@visitor.example`;
  await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
  await page.getByText('left an email address').waitFor();
  await more.click();
  await page.getByRole('menuitem', { name: 'Email transcript to visitor' }).click();
  await page.getByText(`The transcript is on its way to ${email}`).waitFor();
  await expect
    .poll(() => desk.services.mails.find((it) => it.to === email)?.text, { timeout: 20_000 })
    .toContain('Is it waterproof?');
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('switch', { name: on }).click();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
