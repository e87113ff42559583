import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/hand_off';
const on = { settings: { isEnableAIAssistant: true, typeWorking: 'always' } };

test('a topic and a number of attempts pass visitors on, who read the shop’s own words; what is wrong is said beside it', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path, ...on });
  await page.getByRole('button', { name: 'Add a topic' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('This field is required').waitFor();
  const topic = page.getByRole('group', { name: 'Topic 1' });
  await topic.getByRole('textbox', { name: 'Topic' }).fill('Medical advice');
  const named = page.getByRole('group', { name: 'Medical advice' });
  await named.getByRole('combobox', { name: 'Example words' }).fill('allergy');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'What the visitor is told: a topic for a person' })
    .fill('Our pharmacist answers this.');
  await page.getByRole('switch', { name: 'The assistant doesn’t get anywhere' }).click();
  await page.getByRole('textbox', { name: 'Questions without an answer' }).fill('2');
  const emails = page.getByRole('combobox', { name: 'Support emails' });
  for (const email of ['help@shop.example', 'HELP@shop.example']) {
    await emails.fill(email);
    await emails.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  expect((await owner.api('GET /settings/widget')).data.aiAssistantSettings).toMatchObject({
    topics: [{ title: 'Medical advice', words: ['allergy'], leadsTo: 'person' }],
    supportEmails: ['help@shop.example'],
    handOff: { attempts: { isOn: true, most: 2 } },
  });

  const ill = await guest('Does this help against my allergy?');
  await eventually(() => ill.reads()).toContain('Our pharmacist answers this.');
  const lost = await guest('Who won the cup in 1954?');
  await eventually(async () => (await lost.reads()).length).toBe(2);
  await lost.say('Who painted the Mona Lisa?');
  await page.goto(`${desk.origin}/inbox/${lost.conversationId}`);
  await page.getByText('A hand-off rule asked for a person').waitFor();
  await eventually(() => desk.services.mails.filter((it) => it.to === 'help@shop.example').length).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test('every rule is switched, and worded, and kept as it was set', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: null, ...on });
  const { data: tag } = await owner.api('POST /tags', { body: { id: newId(), name: 'VIP' } });
  await page.goto(desk.origin + path);
  await page.getByRole('radio', { name: 'The assistant answers within your working hours' }).check();
  const rules = {
    request: 'The visitor asks for a person',
    complaint: 'The visitor complains or is angry',
    afterSales: 'The message is about a return, refund, exchange, repair, or warranty',
    attempts: 'The assistant doesn’t get anywhere',
    cartValue: 'The cart is worth a lot',
    tagged: 'The customer has a tag',
  };
  for (const [rule, name] of Object.entries(rules)) {
    const group = page.getByRole('group', { name });
    await group.getByRole('switch', { name }).setChecked(true);
    await group.getByRole('textbox', { name: `What the visitor is told: ${name}` }).fill(`Ours: ${rule}`);
  }
  await page.getByRole('textbox', { name: 'Cart value from' }).fill('200');
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option', { name: 'VIP' }).click();
  await page.keyboard.press('Escape');
  for (const [rule, said] of [
    ['declined', 'a topic that is declined'],
    ['topic', 'a topic for a person'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a topic' }).click();
    await page.getByRole('textbox', { name: 'Topic', exact: true }).last().fill(`About ${rule}`);
    if (rule === 'declined') await page.getByRole('combobox', { name: 'Then' }).last().selectOption('decline');
    await page.getByRole('textbox', { name: `What the visitor is told: ${said}` }).fill(`Ours: ${rule}`);
  }
  await page.getByRole('switch', { name: 'Ask for an email address' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const text = (rule: string) => `Ours: ${rule}`;
  expect((await owner.api('GET /settings/widget')).data.aiAssistantSettings).toMatchObject({
    aiBackup: 'dont_allow',
    enableHumanAgentRequest: true,
    enableAfterSalesSupport: false,
    topics: [{ leadsTo: 'decline' }, { leadsTo: 'person' }],
    isShowContactForm: false,
    handOff: {
      request: { text: text('request') },
      topic: { text: text('topic') },
      declined: { text: text('declined') },
      afterSales: { text: text('afterSales') },
      complaint: { isOn: true, text: text('complaint') },
      attempts: { isOn: true, text: text('attempts') },
      cartValue: { isOn: true, amount: 200, text: text('cartValue') },
      tagged: { isOn: true, tagIds: [tag.id], text: text('tagged') },
    },
  });
  for (const rule of ['request', 'complaint'] as const)
    await page.getByRole('switch', { name: rules[rule] }).setChecked(false);
  await page.keyboard.press('Control+s');
  await eventually(async () => (await owner.api('GET /settings/widget')).data.aiAssistantSettings).toMatchObject({
    enableHumanAgentRequest: false,
    handOff: { complaint: { isOn: false } },
  });
  expect(errors).toEqual([]);
  await close();
});

test('one press stops the assistant in the whole shop, another starts it again, and undo takes it back', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path, ...on });
  const state = page.getByRole('status').filter({ hasText: 'The assistant' });
  await state.getByText('The assistant answers visitors').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Stop the assistant?' });
  const stop = async () => {
    await page.getByRole('button', { name: 'Stop the assistant' }).click();
    await dialog.getByText('It stops at once').waitFor();
    await dialog.getByRole('button', { name: 'Stop the assistant' }).click();
    await state.getByText('The assistant is stopped').waitFor();
  };
  await stop();
  await page.getByRole('button', { name: 'Undo' }).click();
  await state.getByText('The assistant answers visitors').waitFor();
  const answered = await guest('Hello');
  await eventually(async () => (await answered.reads()).length).toBe(2);
  await stop();
  const waiting = await guest('Hello');
  const params = { id: waiting.conversationId };
  await eventually(async () => (await owner.api('GET /conversations/:id', { params })).data.handler).toBe('waiting');
  await page.getByRole('button', { name: 'Start the assistant' }).click();
  await state.getByText('The assistant answers visitors').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('in one conversation the assistant is stopped from its menu, and let again; the thread says so, and no visitor reads it', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path: null, ...on });
  const visitor = await guest('Hello');
  await eventually(async () => (await visitor.reads()).length).toBe(2);
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Stop the assistant here' }).click();
  await page
    .getByRole('log')
    .getByText(/^Assistant stopped here by/)
    .waitFor();
  await visitor.say('Is anybody there?');
  await eventually(() => visitor.reads()).toEqual(expect.not.arrayContaining([expect.stringContaining('stopped')]));
  await more.click();
  await page.getByRole('menuitem', { name: 'Let the assistant answer here' }).click();
  await page
    .getByRole('log')
    .getByText(/^Assistant allowed here by/)
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const topics = [
    { title: 'A topic with a rather long name, as merchants may give it', words: ['word'], leadsTo: 'decline' },
  ];
  const settings = {
    ...on.settings,
    aiAssistantSettings: { topics, handOff: { attempts: { isOn: true }, tagged: { isOn: true } } },
  };
  const { page, close } = await desk.inbox({ path, settings, ...(size && { size }) });
  await page.getByRole('heading', { name: 'Topics it never answers' }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
