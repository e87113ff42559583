import { parseArgs } from 'node:util';
import { printTable } from '../figures.ts';
import { changeHeadings, measureChanges } from './changes.ts';
import { faqPageHeadings, measureFaqPage } from './faq-page.ts';
import { measureInbox } from './inbox/measure-inbox.ts';
import { insertHeadings, measureInserts } from './inserts.ts';
import { listHeadings, measureList } from './list.ts';
import { measurePglite, pgliteHeadings } from './pglite.ts';
import { measureSearch, searchHeadings } from './search.ts';
import { measureVisits, visitHeadings } from './visits.ts';

const { values } = parseArgs({
  options: {
    /** One of inserts, list, inbox, search, pglite, faq-page, visits, changes; else all. */
    only: { type: 'string', default: '' },
    /** How many messages the parts `inbox` and `search` are measured with, instead of what each has by itself. */
    messages: { type: 'string', default: '' },
    /** Of the part `inbox`: by which indexes PostgreSQL reaches what is asked for. */
    plans: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const url = process.env.BENCH_DATABASE_URL;
const wanted = (part: string) => values.only === '' || values.only === part;

if (wanted('inserts')) {
  const rows = [await measureInserts('PGlite, on disk', undefined, seconds)];
  if (url) rows.push(await measureInserts('PostgreSQL', url, seconds));
  printTable(insertHeadings, rows);
}
if (wanted('list')) {
  const rows = await measureList(undefined, seconds);
  if (url) rows.push(...(await measureList(url, seconds)));
  printTable(listHeadings, rows);
  console.log(
    '\nGoal: within 1.5 x of `pg` alone with the same rows. CPU of the server process; the database has its own.',
  );
}
if (wanted('inbox')) {
  const given = { conversations: Number(values.messages) / 10, messages: Number(values.messages) };
  await measureInbox(undefined, values.messages ? given : { conversations: 10_000, messages: 100_000 }, false);
  if (url)
    await measureInbox(url, values.messages ? given : { conversations: 100_000, messages: 1_000_000 }, values.plans);
}
if (wanted('search') && url) {
  const messages = Number(values.messages || 200_000);
  printTable(searchHeadings, await measureSearch(url, messages));
  console.log(
    `\n${messages.toLocaleString('en-US')} messages of one shop. Goal: within 3 x of PostgreSQL's own figures.`,
  );
}
if (wanted('faq-page')) {
  const rows = await measureFaqPage(undefined, seconds);
  if (url) rows.push(...(await measureFaqPage(url, seconds)));
  printTable(faqPageHeadings, rows);
}
if (wanted('visits')) {
  const rows = await measureVisits(undefined, seconds);
  if (url) rows.push(...(await measureVisits(url, seconds)));
  printTable(visitHeadings, rows);
  console.log('\nGoal: p99 under 20 ms.');
}
if (wanted('changes')) {
  const rows: string[][] = [];
  for (const on of url ? [undefined, url] : [undefined])
    for (const chats of [1, 100, 1_000]) rows.push(await measureChanges(on, chats));
  printTable(changeHeadings, rows);
  console.log('\nGoal: within 3,000 ms.');
}
if (wanted('pglite')) printTable(pgliteHeadings, [await measurePglite(3)]);
if (!url) console.error('BENCH_DATABASE_URL names no PostgreSQL server: measured on the embedded database alone.');
