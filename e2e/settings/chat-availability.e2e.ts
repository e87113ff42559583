import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { arriveAt } from '../chatbox/visitor.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { notFoundHeading } from '../shell/visits.ts';
import { openStack, type Stack } from '../stack.ts';
import { openTeamDesk, type TeamDesk } from '../team/team-desk.ts';

const path = '/settings/chat-availability';
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const dayMs = 86_400_000;

/** The page by the words and roles that a screen reader tells. */
function pageOf(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const open = (day: string) => page.getByRole('switch', { name: `${day}: open` });
  return {
    field,
    open,
    seen: page.getByTestId('visitors-see'),
    radio: (name: string) => page.getByRole('radio', { name }),
    toggle: (name: string) => page.getByRole('switch', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    bar: page.getByRole('region', { name: 'Unsaved changes' }),
    async save() {
      await page.keyboard.press('Control+s');
      await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
    },
    /** Open on these weekdays alone. */
    async openOn(open_: readonly string[]) {
      for (const day of days) await open(day).setChecked(open_.includes(day));
    },
    async chooseZone(part: string, zone: string) {
      await page.getByRole('combobox', { name: 'Time zone' }).fill(part);
      await page.getByRole('option', { name: zone }).click();
    },
  };
}

describe('what an admin sets is what visitors see, on pages that are open', () => {
  let stack: Stack;
  let browser: Browser;
  beforeAll(async () => {
    stack = await openStack();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  test('every field, from the hours to the messages', async () => {
    const admin = await openPage(browser);
    admin.page.setDefaultTimeout(20_000);
    await admin.page.goto(stack.ownerLink);
    await admin.page.getByRole('link', { name: 'Inbox' }).first().waitFor();
    await admin.page.goto(stack.admin + path);
    const { field, seen, radio, toggle, button, save, openOn, chooseZone } = pageOf(admin.page);
    await seen.waitFor();
    const visitor = await arriveAt(stack.storefront, browser);
    const told = visitor.dialog.locator('.availability');
    const shows = (text: string) => told.filter({ hasText: text }).waitFor({ timeout: 20_000 });

    // typeWorking, onlineMessage, replyTime
    await radio('Always').check();
    await field('Online message').fill('We’re here, day and night.');
    await admin.page.getByRole('combobox', { name: 'How soon you reply' }).selectOption('few_hours');
    await seen.filter({ hasText: 'Online We’re here, day and night. We usually reply within a few hours.' }).waitFor();
    await save();
    await shows('We’re here, day and night. We usually reply within a few hours.');
    // It is said, too, to whoever waits for a person, and follows while they wait.
    await visitor.begin();
    await visitor.say('Is anybody there?');
    await visitor.sent().waitFor();
    await visitor.dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
    const waits = visitor.thread.getByRole('status').filter({ hasText: 'We’ve let our team know.' });
    await waits.filter({ hasText: 'online and will reply here. We usually reply within a few hours.' }).waitFor();
    await admin.page.getByRole('combobox', { name: 'How soon you reply' }).selectOption('hidden');
    await save();
    await waits.filter({ hasText: /online and will reply here\.$/ }).waitFor();
    await visitor.dialog.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => told.textContent()).toBe('We’re here, day and night.');

    // customTime, optionOnline, offlineMessage: a shop that opens in three days, though somebody is there now.
    const opens = new Date(Date.now() + 3 * dayMs);
    const weekday = days[(opens.getUTCDay() + 6) % 7] ?? 'Monday';
    await radio('Custom hours').check();
    await chooseZone('utc', 'UTC');
    await openOn([weekday]);
    await field(`${weekday}: starts at`).fill('9:30 AM');
    await field('Offline message').fill('We’re out hiking.');
    await save();
    await shows('We’re here, day and night.');
    await radio('During your hours only').check();
    await save();
    const back = (at: number) =>
      `We’ll be back ${new Date(at).toLocaleDateString('en', { weekday: 'long' })} at ${new Date(at).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })}.`;
    const atOpening = Date.UTC(opens.getUTCFullYear(), opens.getUTCMonth(), opens.getUTCDate(), 9, 30);
    await shows(`We’re out hiking. ${back(atOpening)}`);

    // timeZone
    await chooseZone('tokyo', 'Asia/Tokyo');
    await save();
    await shows(back(atOpening - 9 * 3_600_000));

    // Around the clock, but for isShowBreakTime, startTimeBreak, and endTimeBreak
    await chooseZone('utc', 'UTC');
    await openOn(days);
    await field(`${weekday}: starts at`).fill('12:00 am');
    await field(`${weekday}: ends at`).fill('12:00 am');
    await button(`Copy the hours of ${weekday} to all days`).click();
    await save();
    await shows('We’re here, day and night.');
    await toggle('Take breaks').check();
    await field('Break 1: starts at').fill('0:00');
    await field('Break 1: ends at').fill('24:00');
    await save();
    await shows('We’re out hiking.');
    // breakTimes: the second of them lasts from noon on.
    await field('Break 1: ends at').fill('12:00 PM');
    await button('Add break').click();
    await field('Break 2: starts at').fill('noon');
    await admin.page.getByText('Enter a time such as 9:30 AM').waitFor({ state: 'hidden' });
    await field('Break 2: ends at').fill('12:00 AM');
    await admin.page.getByText('Enter a time such as 9:30 AM').waitFor();
    await field('Break 2: starts at').fill('12p');
    await save();
    await shows('We’re out hiking.');
    await button('Remove break 2').click();
    await field('Break 1: ends at').fill('0:01');
    await save();
    await shows('We’re here, day and night.');

    // holidays
    await button('Add holiday').click();
    const dialog = admin.page.getByRole('dialog', { name: 'Add holiday' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Company trip');
    const today = Date.now();
    const inDays = (count: number) => new Date(today + count * dayMs).toISOString().slice(0, 10);
    await dialog.getByLabel('First day').fill(inDays(-1));
    await dialog.getByLabel('Last day').fill(inDays(1));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await admin.page.getByText('Company trip').waitFor();
    await save();
    // The break of a minute comes first on that day.
    const after = Date.parse(inDays(2)) + 60_000;
    await shows(`We’re out hiking. ${back(after)}`);

    // A member who goes is seen to go where it counts that somebody is there.
    await radio('During your hours, and whenever').check();
    await save();
    await shows('We’re here, day and night.');
    await admin.page.goto('about:blank');
    await shows('We’re out hiking.');
    expect(visitor.errors).toEqual([]);
    expect(admin.errors).toEqual([]);
    expect(await seriousFaults(visitor.page, '#chatty-root')).toEqual([]);
    await visitor.context.close();
    await admin.context.close();
  }, 180_000);
});

describe('the page', () => {
  let desk: TeamDesk;
  beforeAll(async () => {
    desk = await openTeamDesk();
  });
  beforeEach(() => desk.services.forgetLimits());
  afterEach(() => desk.services.forgetLimits());
  afterAll(() => desk?.close());

  test('is reached from the settings, by admins alone', async () => {
    const { shop, owner, open } = await desk.team();
    const admin = await open(owner, '/settings');
    await admin.page.getByRole('link', { name: /^Chat availability/ }).click();
    await pageOf(admin.page).seen.waitFor();
    const member = await open(await shop.member({ role: 'member', name: 'Tom Berg' }), path);
    await notFoundHeading(member.page).waitFor();
    expect(admin.errors).toEqual([]);
    await admin.close();
    await member.close();
  });

  test('says what is wrong beside the field, saves nothing then, and gives changes up', async () => {
    const { shop, owner, open } = await desk.team();
    const { page, close } = await open(owner, path);
    const { field, radio, toggle, button, bar, save, seen } = pageOf(page);
    await radio('Custom hours').check();
    await field('Monday: ends at').fill('later');
    await page.keyboard.press('Control+s');
    await page.getByText('Enter a time such as 9:30 AM').waitFor();
    await page.getByText('Correct the fields marked below to see it.').waitFor();
    await field('Monday: ends at').fill('2:00 am');
    await page.getByText('Until Tuesday. Your shift goes on over midnight.').waitFor();
    await toggle('Take breaks').check();
    await field('Break 1: ends at').fill('11:00 AM');
    await page.keyboard.press('Control+s');
    await page.getByText('The end must be after the start').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Break 1: ends at');
    await field('Break 1: ends at').fill('12:30');
    await button('Add holiday').click();
    const dialog = page.getByRole('dialog', { name: 'Add holiday' });
    await dialog.getByLabel('First day').fill('2026-12-24');
    await dialog.getByLabel('Last day').fill('2026-12-23');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText('This field is required').waitFor();
    await dialog.getByText('The last day can’t be before the first').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Winter break');
    await dialog.getByLabel('Last day').fill('2027-01-03');
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await page.getByText('Dec 24, 2026 – Jan 3, 2027').waitFor();
    await seen.filter({ hasText: 'As it will be once you save.' }).waitFor();
    await save();
    const { data } = await owner.api('GET /settings/widget');
    expect(data).toMatchObject({
      typeWorking: 'custom',
      isShowBreakTime: true,
      endTimeBreak: '12:30',
      holidays: [{ name: 'Winter break', dateStart: '2026-12-24', dateEnd: '2027-01-03' }],
    });
    expect(data.customTime[0]).toMatchObject({ timeStart: '09:00', timeEnd: '02:00' });
    await button('Remove Winter break').click();
    await page.getByText('No holidays yet').waitFor();
    await bar.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Winter break').waitFor();
    expect((await (await shop.visitor()).api('GET /client/api/widget')).data.widget.replyTime).toBe('auto');
    await close();
  });

  test('follows a colleague, and where both changed the same lets one choose', async () => {
    const { shop, owner, open } = await desk.team();
    const other = await shop.member({ name: 'Maya Lind' });
    const { page, errors, close } = await open(owner, path);
    const { field, save, button } = pageOf(page);
    await field('Online message').fill('Mine');
    const change = (body: object) => other.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    await change({ offlineMessage: 'Of a colleague', replyTime: 'a_day' });
    await expect.poll(() => field('Offline message').inputValue()).toBe('Of a colleague');
    await change({ onlineMessage: 'Theirs' });
    await page.getByText('Somebody else changed this, too').waitFor();
    await page.keyboard.press('Control+s');
    expect((await owner.api('GET /settings/widget')).data.onlineMessage).toBe('Theirs');
    await button('Keep mine').click();
    await save();
    expect((await owner.api('GET /settings/widget')).data).toMatchObject({
      onlineMessage: 'Mine',
      offlineMessage: 'Of a colleague',
      replyTime: 'a_day',
    });
    await field('Online message').fill('Mine again');
    await change({ onlineMessage: 'Theirs again' });
    await button('Use theirs').click();
    await expect.poll(() => field('Online message').inputValue()).toBe('Theirs again');
    expect(errors).toEqual([]);
    await close();
  });

  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
  ])('can be used by everybody (%s)', async (_, size) => {
    const { shop, owner, open } = await desk.team();
    await owner.api('POST /settings/widget/:id', {
      params: { id: shop.id },
      body: {
        typeWorking: 'custom',
        isShowBreakTime: true,
        breakTimes: [{ timeStart: '15:00', timeEnd: '15:15' }],
        holidays: [
          { name: 'Midsummer', dateStart: '2026-06-19', dateEnd: '2026-06-19' },
          { name: 'Winter break with a name as long as they come', dateStart: '2030-12-24', dateEnd: '2031-01-03' },
        ],
        customTime: days.map((label, at) => ({
          label,
          isSelect: at < 6,
          timeStart: at === 4 ? '18:00' : '09:00',
          timeEnd: at === 4 ? '02:00' : '17:00',
        })),
      },
    });
    const { page, errors, close } = await open(owner, path, size);
    await pageOf(page).seen.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Edit Midsummer' }).click();
    await page.getByRole('dialog', { name: 'Edit holiday' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });
});
