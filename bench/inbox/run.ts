import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';
import { desktop, launchBrowser, openPage } from '../../e2e/browser.ts';
import { printTable, quantile, whole } from '../figures.ts';
import { startProduct } from '../product.ts';
import { fillShop } from './fill-shop.ts';
import { openThread, type Opening } from './open-thread.ts';
import { scrollFor, type Scrolled } from './scroll-list.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '100000' },
    threads: { type: 'string', default: '30' },
    /** How far down the list is scrolled before it is measured again. */
    rows: { type: 'string', default: '10000' },
  },
});
const threads = Number(values.threads);
/** What a thread may take to be painted once its data is there. */
const limitMs = 100;

const port = await freePort();
const origin = `http://localhost:${port}`;
const product = await startProduct(undefined, { PORT: String(port), APP_URL: origin });
const browser = await launchBrowser();
try {
  const { email, newest } = await fillShop(product, { conversations: Number(values.conversations), opened: threads });
  const { page, context } = await openPage(browser, desktop);
  page.setDefaultTimeout(60_000);
  const token = await product.services.sessions.makeLink(email);
  const signedIn = await context.request.post(`${origin}/client/api/sign-in/link`, { data: { token } });
  if (!signedIn.ok()) throw new Error(await signedIn.text());

  await page.goto(`${origin}/inbox/${newest[0]}`);
  await page.getByRole('textbox', { name: /^Reply to the visitor/ }).waitFor();
  const opened: Opening[] = [];
  for (const id of newest.slice(1)) opened.push(await openThread(page, id));
  const spread = (of: keyof Opening) => {
    const sorted = opened.map((it) => it[of]).toSorted((a, b) => a - b);
    return [whole(quantile(sorted, 0.5)), whole(quantile(sorted, 0.95))];
  };
  const late = opened.filter((it) => it.afterDataMs > limitMs).length;
  printTable(
    [`opening a thread of 50 messages, ${opened.length} of them`, 'p50, ms', 'p95, ms', `over ${limitMs} ms`],
    [
      ['from its data to the first frame with it', ...spread('afterDataMs'), String(late)],
      ['from the click to that frame', ...spread('afterClickMs'), '–'],
    ],
  );

  await page.goto(`${origin}/inbox`);
  const atTop = await scrollFor(page, { untilRow: 500 });
  await scrollFor(page, { untilRow: Number(values.rows), fast: true });
  const deep = await scrollFor(page, { untilRow: Number(values.rows) + 500 });
  const rowOf = (name: string, { framesMs, drawn }: Scrolled) => {
    const sorted = framesMs.toSorted((a, b) => a - b);
    return [name, whole(quantile(sorted, 0.5)), whole(quantile(sorted, 0.95)), whole(sorted.at(-1) ?? 0), whole(drawn)];
  };
  printTable(
    [`scrolling ${whole(Number(values.conversations))} conversations`, 'frame p50, ms', 'p95', 'longest', 'rows drawn'],
    [rowOf('rows 1 to 500', atTop), rowOf(`500 rows more, after ${whole(Number(values.rows))}`, deep)],
  );
  console.log(`\nLoad of the machine’s ${availableParallelism()} processors at the end: ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  await browser.close();
  await product.close();
}
