import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sanitiseRichText } from '../../apps/server/src/platform/rich-text/sanitise-rich-text.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

/** Each calls `alert`, or one of its kind, in a browser that lets it. */
const attacks = [
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(1)"></svg><svg><script>alert(1)</script></svg>',
  '<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<details open ontoggle="alert(1)"><summary>a</summary></details>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror="alert(1)"></audio>',
  '<input autofocus onfocus="alert(1)"><p onpointerover="alert(1)" style="animation-name:x" onanimationstart="alert(1)">a</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="javascript:alert(1)" autofocus onfocus="alert(1)">Click here</a>',
];

/** Well-known attack lists, read where they lie beside the checkout; they are not ours to ship. */
const list = new URL('../../../shared/data/security/xss_vectors.jsonl', import.meta.url);
const knownAttacks = existsSync(list)
  ? readFileSync(list, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { html: string }).html)
  : [];

/** Notes every dialog and every call of what attacks call. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (it) => {
    ran.push(it.message());
    void it.dismiss();
  });
  await page.exposeFunction('theyRan', (what: string) => void ran.push(what));
  await page.addInitScript(
    'for (const it of ["alert", "prompt", "confirm", "print"]) window[it] = () => window.theyRan(it);',
  );
  return ran;
}

test('hostile answers run neither in the list nor in the editor, and the link goes nowhere', async () => {
  await desk.reset(attacks.map((answer, n) => ({ question: `${answer} ${n}`, answer: `<p>Fine ${n}.</p>${answer}` })));
  const page = await desk.open('/inbox');
  const ran = await watch(page);
  await page.reload();
  await page.getByRole('link', { name: 'FAQs' }).click();
  const links = page.getByRole('list', { name: 'FAQs' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.count()).toBe(attacks.length);
  for (let n = 0; n < attacks.length; n += 1) {
    await links.nth(n).click();
    const editor = page.getByRole('textbox', { name: 'Answer' });
    await editor.getByText(`Fine ${n}.`).waitFor();
    expect(await editor.locator('script, iframe, svg, math, [onerror], [onload], [href^="javascript"]').count()).toBe(
      0,
    );
    await page.goBack();
    await links.first().waitFor();
  }
  expect(ran).toEqual([]);
  await page.context().close();
});

test('what visitors are given runs nothing on a page without any other protection', async () => {
  const page = await desk.open('/inbox');
  const ran = await watch(page);
  await page.goto('about:blank');
  const served = [...attacks, ...knownAttacks].map((html) => sanitiseRichText(html));
  const show = (texts: string[]) =>
    page.evaluate((them) => {
      for (const html of them) {
        const place = document.createElement('article');
        place.innerHTML = html;
        document.body.append(place);
        for (const it of place.querySelectorAll<HTMLElement>('*')) {
          for (const event of ['mouseover', 'focus', 'animationstart', 'toggle', 'load'])
            it.dispatchEvent(new Event(event));
        }
      }
      return new Promise((later) => setTimeout(later, 300));
    }, texts);
  await show(served);
  expect(ran).toEqual([]);
  // The same page does run what was not made safe, or this test would prove nothing.
  await show(attacks);
  expect(ran.length).toBeGreaterThan(3);
  await page.context().close();
});

test('pasting a hostile page into the editor brings its words only', async () => {
  const page = await desk.open('/faqs/addFaq');
  const ran = await watch(page);
  await page.reload();
  const editor = page.getByRole('textbox', { name: 'Answer' });
  await editor.click();
  await editor.evaluate(
    (it, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      it.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `<h1 onclick="alert(1)">Sizes</h1>${attacks.join('')}<p style="position:fixed">Wide</p>`,
  );
  await editor.getByRole('heading', { name: 'Sizes' }).waitFor();
  expect(await editor.locator('script, svg, [onclick], [onerror], [href^="javascript"]').count()).toBe(0);
  expect(ran).toEqual([]);
  await page.context().close();
});
