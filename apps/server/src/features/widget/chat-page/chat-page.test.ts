import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { renderStandAlonePage, renderStorePage } from './chat-page.ts';

const origin = 'https://chatty.example';
const shop = 'alpenfrost.myshopify.com';
const visitor = {
  request: { locale: { iso_code: 'de' } },
  localization: { country: { currency: { iso_code: 'EUR' } } },
  routes: { root_url: '/de' },
  customer: { id: 7, first_name: '"><script>alert(1)</script>' },
};
const say = sayIn(visitorTexts, 'en');
const pageOf = (given: object) => ({ shop, origin, say, settings: ShopSettings.parse(given) });
const inTheme = (given: object) => new Liquid().parseAndRenderSync(renderStorePage(pageOf(given)), visitor);
const alone = (given: object) =>
  renderStandAlonePage({
    ...pageOf(given),
    shopName: 'Alpenfrost',
    storefrontUrl: 'https://alpenfrost.example',
    currency: 'EUR',
    locale: 'de',
  });

const parts = fc.constantFrom('{{', '}}', '{%', '%}', ' customer.email ', 'raw', '"', "'", '<', '</script>', '&', 'x');
// As long as the shortest of the fields takes.
const hostile = fc.array(parts, { minLength: 1, maxLength: 4 }).map((it) => `a${it.join('').slice(0, 38)}z`);

test('what a merchant writes is neither Liquid nor markup, in the store and alone', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (title, description, floatBtnLabel) => {
      const given = { chatPageSettings: { title, description }, floatBtnLabel, customCss: title };
      for (const page of [inTheme(given), alone(given)]) {
        expect(page.match(/<script/g)).toHaveLength(1);
        expect(page.match(/<h1[^>]*>[^<]*<\/h1>/g)).toHaveLength(1);
        const config = /data-config="([^"]*)"/.exec(page)?.[1] ?? '';
        const read = config.replace(/&(amp|lt|gt|quot|#39|#123|#125);/g, (_, name: string) => {
          const signs: Record<string, string> = {
            amp: '&',
            lt: '<',
            gt: '>',
            quot: '"',
            '#39': "'",
            '#123': '{',
            '#125': '}',
          };
          return signs[name] ?? '';
        });
        expect(JSON.parse(read)).toMatchObject({ floatBtnLabel, customCss: title });
      }
    }),
    { numRuns: 300 },
  );
});

test('the store tells who is signed in, in which language and currency, and nothing of it runs', () => {
  const page = inTheme({});
  expect(page).toContain('data-locale="de"');
  expect(page).toContain('data-currency="EUR"');
  expect(page).toContain('data-root-url="/de"');
  expect(page).toContain('data-customer-id="7"');
  expect(page).not.toContain('<script>alert');
});

test('the theme embed finds no address of the server in the page’s place, so that no launcher stands beside the chat', () => {
  for (const page of [inTheme({}), alone({})]) {
    expect(page).toContain('id="chatty-root"');
    expect(page).toContain(`data-page-origin="${origin}"`);
    expect(page).not.toContain('data-origin=');
  }
});
