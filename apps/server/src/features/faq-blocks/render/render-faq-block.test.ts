import { readFileSync } from 'node:fs';
import { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { blockMaxBytes } from '@chatty/contract/faq-block-options';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import type { PublishedFaq } from '../../faqs/index.ts';
import { placeOf } from '../publish-faq-blocks.ts';
import { blockStyle } from './block-style.ts';
import { drawBlock, fitFaqBlock } from './render-faq-block.ts';

const page = { origin: 'https://chatty.example', say: sayIn(visitorTexts, 'en') };
const id = '01900000-0000-7000-8000-000000000000';
const file = new URL('../../../../../../extensions/chatbox/blocks/chatty-faqs.liquid', import.meta.url);
const source = readFileSync(file, 'utf8').replace(/\{% schema %\}[\s\S]*\{% endschema %\}/, '');

const engine = new Liquid({ jsTruthy: false });
engine.registerFilter('t', (key: string) => key);

const draft = (over: Partial<FaqBlockDraft> = {}) =>
  FaqBlockDraft.parse({ name: 'Help', source: 'featured', place: 'manual', layout: 'accordion', ...over });
const faq = (over: Partial<PublishedFaq> = {}): PublishedFaq => ({
  id,
  question: 'Do you ship to Norway?',
  answer: '<p>Yes, in <strong>five</strong> days.</p>',
  category: '',
  variants: [],
  featured: true,
  ...over,
});

type Told = { block: FaqBlockDraft; faqs: PublishedFaq[]; german?: PublishedFaq[] };
type Page = {
  path?: string;
  template?: string;
  product?: object;
  collection?: object;
  root?: string;
  design?: boolean;
  locale?: string;
};

/** What the store's theme makes of these blocks, on a page and with these settings of the section. */
function inTheme(told: Told[], settings: Record<string, unknown> = {}, at: Page = {}): string {
  const chatty: Record<string, { value: unknown }> = {};
  const blocks = told.map(({ block, faqs, german }, at) => {
    const own = { ...block, id: id.slice(0, -1) + at, updatedAt: '' };
    chatty[`faq_${at}`] = { value: fitFaqBlock(block, faqs, page).content };
    if (german) chatty[`faq_${at}_de`] = { value: fitFaqBlock(block, german, page).content };
    return { ...placeOf(own), key: `faq_${at}`, locales: german ? { de: 'a mark' } : {} };
  });
  chatty.faq_blocks = { value: { style: blockStyle, blocks } };
  return String(
    engine.parseAndRenderSync(source, {
      secret: 'the store’s own',
      app: { metafields: { chatty } },
      block: { settings, shopify_attributes: '' },
      request: { path: at.path ?? '/', design_mode: at.design ?? false, locale: { iso_code: at.locale ?? 'en' } },
      routes: { root_url: at.root ?? '/' },
      template: { name: at.template ?? 'index' },
      product: at.product ?? null,
      collection: at.collection ?? null,
    }),
  );
}
const byId = { block_id: id };
const plain = (html: string) =>
  html
    .replaceAll('&#34;', '&quot;')
    .replace(/\s+/g, ' ')
    .replace(/ (?=>)/g, '')
    .replace(/> </g, '><')
    .trim();

function structured(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return JSON.parse(json) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } | null;
}

describe('a block of FAQs', () => {
  test.each(['accordion', 'list', 'grid'] as const)('is drawn by the theme as by the preview: %s', (layout) => {
    for (const colorSource of ['theme', 'own'] as const) {
      const block = draft({ layout, colorSource, title: 'Help & "more"', description: 'Ask <us>', isFirstOpen: true });
      const told = { block, faqs: [faq(), faq({ question: 'And to Peru?' })] };
      const { content } = fitFaqBlock(block, told.faqs, page);
      expect(plain(inTheme([told], byId))).toBe(plain(drawBlock(content)));
    }
  });

  test('is read as Liquid nowhere, and runs nothing, whatever a merchant writes', () => {
    const parts = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      '{',
      'raw',
      ' secret ',
      '</script>',
      '<b>',
      '<img src=x onerror=alert(1)>',
      '"',
      "'",
      '&',
      ',',
    );
    const text = fc.array(parts, { maxLength: 10 }).map((it) => it.join(''));
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('accordion', 'list', 'grid'), (question, html, title, layout) => {
        const answer = sanitiseRichText(html);
        const block = draft({ layout: layout as 'grid', title: title.trim().slice(0, 120), description: title.trim() });
        const page = inTheme([{ block, faqs: [faq({ question, answer })] }], { ...byId, is_for_search: true, title });
        expect(page).not.toContain('the store’s own');
        expect(page.match(/<script/g)).toHaveLength(1);
        expect(page).not.toMatch(/<[^>]*\sonerror=/);
        expect(structured(page)?.mainEntity[0]).toMatchObject({ name: question, acceptedAnswer: { text: answer } });
      }),
      { numRuns: 500 },
    );
  });

  test('tells search engines the questions of all blocks of a section at once, if the merchant wants it', () => {
    const told = [faq({ question: 'One?' }), faq({ question: 'Two?' })].map((it) => ({
      block: draft({ place: 'allProducts' }),
      faqs: [it],
    }));
    const onProduct = { template: 'product', product: { id: 7 } };
    const html = inTheme(told, { is_for_search: true }, onProduct);
    expect(structured(html)?.mainEntity.map((it) => it.name)).toEqual(['One?', 'Two?']);
    expect(html.match(/ld\+json/g)).toHaveLength(1);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(inTheme(told, { is_for_search: false }, onProduct)).not.toContain('<script');
  });

  test('is read in the language of the page, and in the primary one where it is told in no other', () => {
    const told = { block: draft(), faqs: [faq()], german: [faq({ question: 'Versenden Sie?' })] };
    const other = { block: draft({ title: 'Other' }), faqs: [faq({ question: 'Only here?' })] };
    const on = (locale: string) =>
      inTheme(
        [told, other].map((it) => ({ ...it, block: { ...it.block, place: 'allProducts' } })),
        { is_for_search: true },
        {
          template: 'product',
          product: { id: 7 },
          locale,
        },
      );
    expect(on('de')).toContain('<summary dir="auto">Versenden Sie?');
    expect(structured(on('de'))?.mainEntity.map((it) => it.name)).toEqual(['Versenden Sie?', 'Only here?']);
    for (const locale of ['en', 'fr', 'de-AT']) {
      expect(structured(on(locale))?.mainEntity.map((it) => it.name)).toEqual(['Do you ship to Norway?', 'Only here?']);
    }
  });

  test('takes what is set of its section in the theme before what is set in Chatty', () => {
    const told = { block: draft({ title: 'Ours' }), faqs: [faq()] };
    const html = inTheme([told], {
      ...byId,
      title: 'Theirs',
      text_color: '#112233',
      background_color: '#ffffff',
      width: 900,
    });
    expect(html).toContain('>Theirs</h2>');
    expect(html).not.toContain('Ours');
    expect(html).toContain('--chatty-text:#112233;--chatty-background:#ffffff;--chatty-width:900px;');
  });

  test('shows as many FAQs as it wants to, and no more than the store takes', () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      faq({ question: `Q${at}?`, answer: `<p>${'ü{'.repeat(900)}</p>` }),
    );
    expect(fitFaqBlock(draft({ mostShown: 3 }), many, page)).toMatchObject({ shown: 3, isCut: false });
    const fitted = fitFaqBlock(draft({ mostShown: 50 }), many, page);
    expect(fitted.isCut).toBe(true);
    expect(fitted.shown).toBeGreaterThan(5);
    expect(Buffer.byteLength(JSON.stringify(fitted.content))).toBeLessThanOrEqual(blockMaxBytes);
    const whale = faq({ answer: `<p>${'x'.repeat(90_000)}</p>` });
    expect(fitFaqBlock(draft(), [whale], page)).toMatchObject({ shown: 0, isCut: true });
  });
});

describe('where a block is shown', () => {
  const shows = (over: Partial<FaqBlockDraft>, page: Page) =>
    inTheme([{ block: draft(over), faqs: [faq()] }], {}, page).includes('chatty-block');
  const product = { id: 42, collections: [{ handle: 'tents' }] };

  test.each([
    [{ place: 'allProducts' }, { template: 'product', product }, true],
    [{ place: 'allProducts' }, { template: 'collection', collection: { handle: 'tents' } }, false],
    [{ place: 'products', productIds: ['42'] }, { template: 'product', product }, true],
    [{ place: 'products', productIds: ['421', '4'] }, { template: 'product', product }, false],
    [{ place: 'collections', collectionHandles: ['tents'] }, { template: 'product', product }, true],
    [
      { place: 'collections', collectionHandles: ['tents'] },
      { template: 'collection', collection: { handle: 'tents' } },
      true,
    ],
    [{ place: 'collections', collectionHandles: ['tent'] }, { template: 'product', product }, false],
    [{ place: 'pages', pagePaths: ['/pages/Help/'] }, { path: '/pages/help' }, true],
    [{ place: 'pages', pagePaths: ['/pages/help'] }, { path: '/pages/help/' }, true],
    [{ place: 'pages', pagePaths: ['/pages/help'] }, { path: '/pages/helpers' }, false],
    [{ place: 'pages', pagePaths: ['/pages/*'] }, { path: '/pages/help' }, true],
    [{ place: 'pages', pagePaths: ['/pages/*'] }, { path: '/pagesx' }, false],
    [{ place: 'pages', pagePaths: ['/pages/help'] }, { path: '/fr/pages/help', root: '/fr' }, true],
    [{ place: 'pages', pagePaths: ['/'] }, { path: '/' }, true],
    [{ place: 'pages', pagePaths: ['/'] }, { path: '/fr', root: '/fr' }, true],
    [{ place: 'pages', pagePaths: ['/'] }, { path: '/cart' }, false],
    [{ place: 'pages', pagePaths: ['/pages/größen'] }, { path: '/pages/gr%C3%B6%C3%9Fen' }, true],
    [{ place: 'manual' }, { path: '/' }, false],
  ] as [Partial<FaqBlockDraft>, Page, boolean][])('%j on %j: %s', (over, page, expected) => {
    expect(shows(over, page)).toBe(expected);
  });

  test('by its id it is shown wherever the merchant puts it; an id of none shows nothing', () => {
    const told = [{ block: draft({ place: 'products', productIds: ['1'] }), faqs: [faq()] }];
    expect(inTheme(told, { block_id: ` ${id.toUpperCase()} ` })).toContain('chatty-block');
    expect(inTheme(told, { block_id: 'no-such' }).trim()).toBe('');
    expect(inTheme(told, { block_id: 'no-such' }, { design: true })).toContain('faqs.none');
  });

  test('nothing is shown in a store that was told nothing', () => {
    const html = engine.parseAndRenderSync(source, { app: { metafields: {} }, block: { settings: {} }, request: {} });
    expect(String(html).trim()).toBe('');
  });
});
