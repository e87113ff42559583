import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const scenariosPath = '/ai_assistant/instruction/scenarios';
const guidesPath = '/ai_assistant/instruction/size-guide-scenario';

test('a scenario is written, tried, moved, and runs for visitors; deleting it can be undone', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: scenariosPath });
  const rows = page.getByRole('list', { name: 'Scenarios' }).getByRole('listitem');
  await page.getByRole('link', { name: 'Damaged or wrong item' }).waitFor();
  await page.getByRole('link', { name: 'Add scenario' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Engraving');
  await page
    .getByRole('textbox', { name: 'What visitors say' })
    .fill('Can you engrave my initials?\nI want a name on it');
  await page.keyboard.press('Control+s');
  await page.getByText('This field is required').waitFor();
  await page.getByRole('textbox', { name: 'What it says' }).fill('Engraving is done by hand in our workshop.');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('menuitem', { name: 'Hand to a person' }).click();
  await page.getByRole('textbox', { name: 'Reason for your team' }).fill('They want an engraving.');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Edit scenario' }).waitFor();

  const words = page.getByRole('textbox', { name: 'Would a visitor’s words start it?' });
  await words.fill('Please engrave my initials on the knife');
  await page.keyboard.press('Enter');
  await page.getByText(/^Yes\. These words start this scenario/).waitFor();
  await words.fill('How is the weather in Portland?');
  await page.keyboard.press('Enter');
  await page.getByText(/^No\. /).waitFor();

  const { data: tried } = await owner.api('POST /ai_assistant/test', {
    body: {
      id: '0198c1f0-0000-7000-8000-000000000001',
      turns: [{ by: 'visitor', text: 'Can you engrave my initials?' }],
      ...{ locale: 'en', page: '', contactId: null, assistant: {} },
    },
  });
  expect(tried.text).toBe('Engraving is done by hand in our workshop.');
  expect(tried.decision).toMatchObject({ outcome: 'handed_off', scenario: { title: 'Engraving' } });

  await page.getByRole('link', { name: 'Back to Scenarios' }).click();
  const grip = page.getByRole('button', { name: 'Move Engraving' });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Engraving is now number 5 of 6.').waitFor();
  await page.getByRole('switch', { name: 'Use in answers: Engraving' }).press('Space');
  await page.getByText('Engraving is off.').waitFor();
  await expect.poll(() => rows.nth(4).textContent()).toContain('Engraving');

  await page.getByRole('button', { name: 'More actions: Engraving' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Scenario restored').waitFor();
  await page.getByRole('link', { name: 'Engraving' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a scenario that comes with Chatty is changed, and reset; a member only reads and tries it', async () => {
  const { page, shop, close } = await desk.inbox({ path: scenariosPath });
  await page.getByRole('link', { name: 'Complaint' }).click();
  await page.waitForURL(/edit-default/);
  const address = page.url();
  const title = page.getByRole('textbox', { name: 'Title' });
  const reset = page.getByRole('button', { name: 'Reset to original' });
  await title.waitFor();
  expect(await reset.isDisabled()).toBe(true);
  await title.fill('Angry visitors');
  await page.keyboard.press('Control+s');
  await page.getByText('Scenario saved').waitFor();
  await reset.click();
  await page.getByText('Scenario reset').waitFor();
  await expect.poll(() => title.inputValue()).toBe('Complaint');

  const member = await shop.member({ role: 'member' });
  const other = await desk.stranger();
  await desk.signIn(other.context, member);
  await other.page.goto(address);
  await other.page.getByText('Only admins can change this.').waitFor();
  await other.page.getByRole('textbox', { name: 'Would a visitor’s words start it?' }).waitFor();
  expect(await other.page.getByRole('textbox', { name: 'Title' }).count()).toBe(0);
  await other.context.close();
  await close();
});

test('a size guide is pasted from a spreadsheet, its gap is told, and who measures gets the row', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: guidesPath });
  await page.getByText('No size guides yet').waitFor();
  await page.getByRole('link', { name: 'Add size guide' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Jackets');
  await page
    .getByRole('textbox', { name: 'Paste a table' })
    .fill('Size\tChest (cm)\tWaist (cm)\nS\t88-95\t72-79\nM\t96-104\t80-88\nL\t110-116\t89-97');
  await page.getByText('Read 3 sizes and 2 measures.').waitFor();
  await page.getByText('Chest: there is a gap between M and L.').waitFor();
  await page.getByRole('textbox', { name: 'Chest of L' }).fill('tall');
  await page.keyboard.press('Control+s');
  await page.getByText('Chest of L: enter a range such as 96–104').waitFor();
  await page.getByRole('textbox', { name: 'Chest of L' }).fill('105–112');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'Jackets' }).waitFor();
  const ask = async (text: string) => {
    const turns = [{ by: 'visitor' as const, text }];
    const body = {
      id: '0198c1f0-0000-7000-8000-000000000002',
      turns,
      locale: 'en',
      page: '',
      contactId: null,
      assistant: {},
    };
    return (await owner.api('POST /ai_assistant/test', { body })).data;
  };
  expect((await ask('My chest is 38.5 inches, what size do I need?')).text).toContain('M | 96–104 | 80–88');
  expect(JSON.stringify((await ask('My chest is 150 cm, what size?')).parts)).toContain('offerPerson');

  await page.getByRole('button', { name: 'Delete: Jackets' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Size guide restored').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the pages can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path: scenariosPath, ...(size && { size }) });
  const check = async () => {
    expect(await seriousFaults(page, '#root')).toEqual([]);
    expect(await fits(page)).toBe(true);
  };
  await page.getByRole('link', { name: 'Complaint' }).waitFor();
  await check();
  await page.getByRole('link', { name: 'Complaint' }).click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await check();
  await page.goto(`${desk.origin}${guidesPath}/add`);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await check();
  await close();
});
