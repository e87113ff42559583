import { faqCategoryHash } from '@chatty/contract/faq-category-anchor';
import { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import type { ShownFaq } from './in-store.ts';
import { faqPagePieces } from './render-faq-page.ts';

const settings = FaqPageSettings.parse({});
const faq = (over: Partial<ShownFaq> = {}): ShownFaq => ({
  id: '01900000-0000-7000-8000-000000000000',
  question: 'Do you ship to Norway?',
  answer: '<p>Yes, in <strong>five</strong> days.</p>',
  category: '',
  ...over,
});
const renderFaqPage = (page: Parameters<typeof faqPagePieces>[0]) => faqPagePieces(page).join('');
const render = (faqs: ShownFaq[], over: Partial<FaqPageSettings> = {}) =>
  renderFaqPage({
    settings: { ...settings, ...over },
    faqs,
    ownCategories: new Map(),
    origin: 'https://chatty.example',
    locale: 'en',
    say: sayIn(visitorTexts, 'en'),
    found: visitorTexts.faqPageFound,
  });

/** What the store's theme makes of it. */
const inTheme = (page: string) => new Liquid().parseAndRenderSync(page, { secret: 'the store’s own' });

/** What search engines read of the page. */
function structured(page: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return JSON.parse(json) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
}

describe('the FAQ page', () => {
  test('tells search engines each question and answer as they are', () => {
    const faqs = [faq(), faq({ question: '"Quoted" & <odd>?', answer: '<p>{{ secret }} </script> {% raw %}</p>' })];
    const { mainEntity } = structured(inTheme(render(faqs)));
    expect(mainEntity.map((it) => [it.name, it.acceptedAnswer.text])).toEqual(
      faqs.map((it) => [it.question, it.answer]),
    );
  });

  test('is read as Liquid nowhere, whatever a merchant writes: what they see is what they wrote', () => {
    const parts = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      '{',
      '}',
      '-',
      'raw',
      'endraw',
      ' secret ',
      'comment',
      '<b>',
      '"',
    );
    const text = fc.array(parts, { maxLength: 12 }).map((it) => it.join(''));
    fc.assert(
      fc.property(text, text, text, text, (question, answer, category, title) => {
        const page = render([faq({ question, answer, category })], { title, description: title });
        const html = inTheme(page);
        expect(html).toBe(page.replace(/^(\{% capture .*?endcapture %\})+/, ''));
        expect(html).not.toContain('the store’s own');
        expect(structured(html).mainEntity[0]).toMatchObject({ name: question, acceptedAnswer: { text: answer } });
      }),
      { numRuns: 1_000 },
    );
  });

  test('puts no text of the merchant’s where it would run', () => {
    const hostile = '</style></script><script>alert(1)</script>" onclick="x';
    const page = render([faq({ question: hostile, category: hostile })], { title: hostile, description: hostile });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('" onclick="x');
  });

  test('shows FAQs under their categories in their order, those without one last', () => {
    const page = render([
      faq({ question: 'Q1', category: 'Returns' }),
      faq({ question: 'Q2' }),
      faq({ question: 'Q3', category: 'Delivery' }),
      faq({ question: 'Q4', category: 'Returns' }),
    ]);
    expect(page.match(/(?<=<h2 dir="auto">)[^<]+|Q\d(?=<\/summary>)/g)).toEqual([
      'Returns',
      'Q1',
      'Q4',
      'Delivery',
      'Q3',
      'More questions',
      'Q2',
    ]);
    expect(render([faq({ category: 'Returns' })], { isShowCategories: false })).not.toContain('<h2');
  });

  test('gives each category an address by its own name, whatever the page’s language calls it', () => {
    const page = renderFaqPage({
      settings,
      faqs: [faq({ id: 'a', category: 'Rückgabe' }), faq({ id: 'b', category: 'Rückgabe' }), faq({ id: 'c' })],
      ownCategories: new Map([
        ['a', ' Returns & "refunds" '],
        ['b', 'Returns & "refunds"'],
        ['c', ''],
      ]),
      origin: 'https://chatty.example',
      locale: 'de',
      say: sayIn(visitorTexts, 'de'),
      found: visitorTexts.faqPageFound,
    });
    expect(page.match(/<section[^>]*>(?=<h2[^>]*>Rückgabe)/g)).toEqual([
      '<section id="category-Returns-&amp;-&quot;refunds&quot;">',
    ]);
    expect(page.match(/<section>/g)).toHaveLength(1);
    expect(faqCategoryHash(' Returns & "refunds" ')).toBe('#category-Returns-%26-%22refunds%22');
    const hostile = render([faq({ category: '"><script>{{ secret }}' })]);
    expect(hostile).not.toContain('"><script>{{');
    expect(inTheme(hostile)).not.toContain('the store’s own');
  });

  test('asks a video site for nothing before a visitor wants to see the video', () => {
    const answer = sanitiseRichText('<iframe src="https://www.youtube.com/embed/x" title="A <b>&quot; tour"></iframe>');
    const page = render([faq({ answer })]);
    expect(page).toMatch(
      /<details class="chatty-video"><summary>Play video: A &lt;b&gt;&quot; tour<\/summary><iframe [^>]*loading="lazy"/,
    );
    expect(page.match(/<iframe/g)).toHaveLength(1);
  });

  test('shows pictures of ours from where we are', () => {
    const answer = sanitiseRichText('<p>src="/files/x"<img src="/files/a.png" alt="A"></p>');
    expect(render([faq({ answer })])).toContain('src="/files/x"<img src="https://chatty.example/files/a.png"');
  });

  test('tells the theme what search engines show of it: what is set for them, else what visitors read', () => {
    const told = (over: Partial<FaqPageSettings>) =>
      new Liquid().parseAndRenderSync(`${render([faq()], over)}[{{ page_title }}|{{ page_description }}]`);
    const hostile = '{{ "x" | upcase }}{% endcapture %}</title><script>';
    expect(told({ title: 'Help', description: 'Ask.' })).toContain('[Help|Ask.]');
    expect(told({ title: 'Help', seoTitle: 'Answers', seoDescription: 'All of them.' })).toContain(
      '[Answers|All of them.]',
    );
    const page = told({ seoTitle: hostile, seoDescription: hostile });
    expect(page).not.toContain('X&#125;');
    expect(page.match(/<script>/g)).toBeNull();
    expect(page).toContain('[&#123;&#123; &quot;x&quot;');
  });

  test('says so when nothing is there yet, and has no field to search it', () => {
    expect(render([])).toContain('No questions have been answered here yet.');
    expect(render([])).not.toContain('<input');
    expect(render([faq()], { isShowSearch: false })).not.toContain('<input');
  });
});
