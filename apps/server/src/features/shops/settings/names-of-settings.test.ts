import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import type { OpenDatabase } from '../../../platform/db/open-database.ts';
import { openTestDatabase } from '../../../test-kit/test-database.ts';
import { settingsOf } from './shop-settings.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The settings of a shop that an earlier version kept like this. */
async function afterUpgrade(kept: object) {
  const { db } = database;
  const id = newId();
  const domain = `${id}.myshopify.com`;
  await db
    .insertInto('shops')
    .values({ id, name: 'Shop', shopify_domain: domain, domain, storefront_url: '', widget: JSON.stringify(kept) })
    .execute();
  await sql`delete from migrations where name = '0061_names_of_settings.sql'`.execute(db);
  await migrate(db);
  const row = await db.selectFrom('shops').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { row, settings: settingsOf(row) };
}

test('what a shop has set keeps its meaning under the new names', async () => {
  const days = Array.from({ length: 7 }, (_, day) => ({ open: day === 5, start: '10:00', end: '14:00' }));
  const { row, settings } = await afterUpgrade({
    brandColor: '#123456',
    botName: 'Juniper',
    botWelcome: 'Ask me!',
    quickReplies: ['Two?', 'One?'],
    aiAssistantSettings: { aiAssistantMode: 'exact' },
    inboxSettings: { isAutoAssignment: true },
    workingHours: { timeZone: 'Europe/Berlin', days, breakTime: { start: '12:00', end: '12:30' } },
  });
  expect(settings).toMatchObject({
    brandColor: '#123456',
    timeZone: 'Europe/Berlin',
    isShowBreakTime: true,
    startTimeBreak: '12:00',
    endTimeBreak: '12:30',
    aiAssistantSettings: { aiAssistantMode: 'exact', botName: 'Juniper', welcomeMessage: 'Ask me!' },
    quickReplySettings: { suggestionFAQs: [{ question: 'Two?' }, { question: 'One?' }] },
    inboxSettings: { isAutoAssignment: true },
  });
  const open = settings.customTime.filter((it) => it.isSelect);
  expect(open).toEqual([{ label: 'Saturday', isSelect: true, timeStart: '10:00', timeEnd: '14:00' }]);
  expect(Object.keys(row.widget)).not.toEqual(expect.arrayContaining(['workingHours']));
});

test('no suggestions stay none, and a shop that has set nothing has set nothing', async () => {
  expect((await afterUpgrade({ quickReplies: [] })).settings.quickReplySettings.suggestionFAQs).toEqual([]);
  expect((await afterUpgrade({})).row.widget).toEqual({});
});
