import { parseArgs } from 'node:util';
import { printTable } from '../figures.ts';
import { faqPageHeadings, measureFaqPage } from './faq-page.ts';
import { inboxHeadings, measureInbox } from './inbox/measure-inbox.ts';
import { insertHeadings, measureInserts } from './inserts.ts';
import { listHeadings, measureList } from './list.ts';
import { measurePglite, pgliteHeadings } from './pglite.ts';
import { measureSearch, searchHeadings } from './search.ts';
import { measureVisits, visitHeadings } from './visits.ts';

const { values } = parseArgs({
  options: {
    /** One of inserts, list, inbox, search, pglite, faq-page, visits; else all. */
    only: { type: 'string', default: '' },
    messages: { type: 'string', default: '200000' },
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
  const embedded = { conversations: 10_000, messages: 100_000 };
  printTable(inboxHeadings('PGlite', embedded), await measureInbox(undefined, embedded));
  const whole = { conversations: 100_000, messages: 1_000_000 };
  if (url) printTable(inboxHeadings('PostgreSQL', whole), await measureInbox(url, whole));
}
if (wanted('search') && url) {
  printTable(searchHeadings, await measureSearch(url, Number(values.messages)));
  console.log(
    `\n${Number(values.messages).toLocaleString('en-US')} messages of one shop. Goal: within 3 x of PostgreSQL's own figures.`,
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
if (wanted('pglite')) printTable(pgliteHeadings, [await measurePglite(3)]);
if (!url) console.error('BENCH_DATABASE_URL names no PostgreSQL server: measured on the embedded database alone.');
