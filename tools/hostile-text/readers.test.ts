import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCounting, type WorkCounter } from './work.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isOurs = (url: string) => /\/(apps|packages)\/[^?]*\.tsx?$/.test(url) && url.includes(root);

/** What readers stumble over when it comes again and again: beginnings without an end, gaps, and what almost fits. */
const hostile = [
  ...['a', ' ', '\n', ' \n', '.', '. ', '! a', '。', '…"', 'e.g. ', '1. ', '1', '1,', '1-', '1 ', '🏕', 'ﷺ', 'é'],
  ...['<', '<h1 ', '<h1>', '</h1>', '<h2>a</h2>', '<a href="', '<a href="/x">', '"<a \'', '<b>a</b> ', '</b>', '<li>'],
  ...['<ul>', '<br>', '<script>', '<!--', '<td>', '<p>a', '&#', '&amp;', '<img alt="'],
  ...['[', '](', '[a](/b) ', '[](', '*', '** a', '***a', '`', '\\', '- ', '- a\n', '  a\n', '1. \n', '(', ')', '_'],
  ...['a@', '@a.b', 'a.b@c.d ', '//', 'http://', 'https://a(', 'www.a', 'a.', 'a-', 'A1-', '0-', '#', '+1 (', '%'],
  ...[
    'zalo.me/',
    'https://m.me/',
    '{{',
    '{{a:1}}',
    '{{ ',
    'order ',
    'order it not ',
    "i'm get ",
    'we not ',
    'code-',
    'free ',
    'two ',
    'twenty-',
  ],
  ...['[email:', 'a@b.c', 'talk to ', 'what does ', 'which in ', 'ignore ', 'you are ', 'size-', 'e-mail order '],
];

type Reader = (text: string) => unknown;

/** Loaded only now, that its blocks are counted. */
async function serverReaders(): Promise<Record<string, Reader>> {
  const { checkSentence } = await import('../../apps/server/src/features/assistant/grounding/validator.ts');
  const { claimsIn } = await import('../../apps/server/src/features/assistant/grounding/claims.ts');
  const { createEvidence } = await import('../../apps/server/src/features/assistant/grounding/evidence.ts');
  const { sentenceGate } = await import('../../apps/server/src/features/assistant/grounding/reading/sentences.ts');
  const { withoutOrders } = await import('../../apps/server/src/features/assistant/grounding/without-orders.ts');
  const { isSmallTalk } = await import('../../apps/server/src/features/assistant/grounding/carrying/small-talk.ts');
  const { clausesOf } = await import('../../apps/server/src/features/assistant/grounding/carrying/clauses.ts');
  const { windowsOf } = await import('../../apps/server/src/features/assistant/grounding/carrying/windows.ts');
  const { isUnknowing, unbackedPromise } = await import(
    '../../apps/server/src/features/assistant/grounding/promises.ts'
  );
  const { createVault } = await import('../../apps/server/src/features/assistant/inquiry/vault.ts');
  const { splitPage } = await import('../../apps/server/src/features/knowledge/passages/split-page.ts');
  const nothing = { says: () => false, handedOff: false, hasSlot: () => false };
  const evidenceOf = (text: string) => {
    const evidence = createEvidence({ language: 'en', locale: 'en', visitorText: text });
    evidence.addPassage({ id: '1', kind: 'faq', sourceId: '1', title: text, text, url: null });
    return evidence;
  };
  return {
    'sentences in pieces': (text) => {
      const gate = sentenceGate(() => {});
      for (let at = 0; at < text.length; at += 4) gate.push(text.slice(at, at + 4));
      gate.end();
    },
    claimsIn,
    checkSentence: (text) => checkSentence(text, createEvidence({ language: 'en', locale: 'en', visitorText: '' })),
    'checkSentence against itself': (text) => checkSentence(text, evidenceOf(text)),
    withoutOrders,
    isSmallTalk,
    clausesOf,
    windowsOf: (text) => windowsOf({ title: text, text, url: null }),
    isUnknowing,
    unbackedPromise: (text) => unbackedPromise(text, nothing),
    'vault.hide': (text) => createVault().hide(text),
    splitPage: (text) => splitPage(text, text),
  };
}

async function engineReaders(): Promise<Record<string, Reader>> {
  const { quoteDetail, quotePassage } = await import(
    '../../apps/server/src/adapters/engine/offline-engine/answering/quote-passage.ts'
  );
  const { planTools } = await import('../../apps/server/src/adapters/engine/offline-engine/answering/plan-tools.ts');
  const { readWishes } = await import('../../apps/server/src/adapters/engine/offline-engine/reading/read-wish.ts');
  const { routeMessage } = await import(
    '../../apps/server/src/adapters/engine/offline-engine/reading/route-message.ts'
  );
  const { detectLanguage } = await import('../../apps/server/src/language/detect-language.ts');
  const { frameOf } = await import('../../apps/server/src/language/languages.ts');
  const { retellInEnglish } = await import('../../apps/server/src/language/retelling/retell.ts');
  const tools = new Set(['search_products', 'search_knowledge', 'look_up_order', 'list_discounts', 'hand_off']);
  const languages = { language: 'en' as const, shopLanguage: 'en' as const, frame: frameOf('en') };
  const situation = { results: [], tools, ...languages, onPage: 'a' };
  const said = (text: string) => [
    { by: 'visitor' as const, text },
    { by: 'shop' as const, text },
  ];
  return {
    routeMessage,
    'readWishes and planTools': (text) => {
      const wishes = readWishes({ ...situation, earlier: said(text), question: text });
      planTools(wishes, situation);
      planTools([{ ...wishes[0], route: 'product' }], situation);
    },
    'readWishes of a short question': (text) => readWishes({ ...situation, earlier: said(text), question: 'yes' }),
    'quotePassage of a long text': (text) => quotePassage('is 1 a?', { title: 'a', text }),
    'quotePassage to a long question': (text) => quotePassage(text, { title: 'a', text: 'a | 1-2\nb | 3-4' }),
    quoteDetail: (text) => quoteDetail(text, { title: 'a', text }),
    detectLanguage: (text) => detectLanguage(text),
    'retellInEnglish of words': (text) => retellInEnglish(text, 'de'),
    'retellInEnglish of a run': (text) => retellInEnglish(text.replace(/\p{L}/gu, '送'), 'ja'),
  };
}

async function searchReaders(): Promise<Record<string, Reader>> {
  const { createLexicalIndex } = await import('../../apps/server/src/features/retrieval/lexical-index.ts');
  const { createProductIndex } = await import('../../apps/server/src/features/catalog/search/product-index.ts');
  const { productTermsOf, splitTitle } = await import('../../apps/server/src/features/catalog/search/product-terms.ts');
  const { termsOf } = await import('../../apps/server/src/features/retrieval/text-analysis.ts');
  const { createVocabulary } = await import('../../apps/server/src/features/catalog/search/vocabulary.ts');
  const { excerptOf } = await import('../../apps/server/src/platform/rich-text/excerpt-of.ts');
  const { sanitiseRichText } = await import('../../apps/server/src/platform/rich-text/sanitise-rich-text.ts');
  const { snippet } = await import('../../apps/server/src/features/conversations/list/found.ts');
  const price = { low: 1, high: 1 };
  return {
    termsOf,
    productTermsOf,
    splitTitle,
    'a passage and its search': (text) => {
      const index = createLexicalIndex();
      index.put(0, [{ text, weight: 1 }], 'en');
      index.score(text, 'en');
    },
    'a product and its search': (text) => {
      const index = createProductIndex();
      index.put({ id: '1', title: text, description: text, price, inStock: true });
      index.search({ text, limit: 3 });
    },
    'a guess at a word': (text) => {
      const words = createVocabulary();
      words.add('delivery');
      words.near(text, () => true);
    },
    excerptOf: (text) => excerptOf(text, 200),
    sanitiseRichText,
    snippet: (text) => snippet(text, 'a e-mail 1'),
  };
}

async function browserReaders(): Promise<Record<string, Reader>> {
  const { htmlToProse } = await import('../../packages/prose/src/html-to-prose.ts');
  const { proseToHtml, proseToPlain } = await import('../../packages/prose/src/html.ts');
  const { pathToTrack } = await import('../../packages/contract/src/path-to-track.ts');
  const { videoFromLink } = await import('../../packages/contract/src/rich-text.ts');
  const { proseToPreview } = await import('../../packages/prose/src/preview.ts');
  const { contactLink } = await import('../../packages/contract/src/settings/contact/contact-links.ts');
  const { contactProblem } = await import('../../packages/contract/src/settings/contact/contact-values.ts');
  const { contactMethods } = await import('../../packages/contract/src/settings/options.ts');
  const on = { isEnableCustomPhone: true, isEnableCustomZalo: true };
  return {
    ...{ htmlToProse, proseToHtml, proseToPlain, pathToTrack, videoFromLink, proseToPreview },
    'what is pasted for a contact method': (text) => {
      for (const it of contactMethods) {
        contactProblem(it, text, on);
        contactLink(it, text, true);
      }
    },
  };
}

const length = 1_000;
/** Twice the text is twice the work, and a little for what grows by steps; four times as much would be quadratic. */
const most = 2.6;
/** What is the same for every text, such as the first use of a table. */
const slack = 2_000;

describe('twice the hostile text is twice the work', () => {
  let counter: WorkCounter;
  beforeAll(async () => {
    counter = await startCounting(isOurs);
  });
  afterAll(() => counter.end());

  test('the counter sees loops and expressions, and counts the same run alike', async () => {
    const { 'sentences in pieces': read } = await serverReaders();
    const of = (text: string) => counter.of(() => read?.(text));
    const [first, second] = ['a. B'.repeat(99), 'a. B'.repeat(198)];
    await of(first);
    // Within a fifth: code that the engine compiles meanwhile is counted a little otherwise.
    expect(Math.abs((await of(first)) / (await of(first)) - 1)).toBeLessThan(0.2);
    expect(await of(second)).toBeGreaterThan(1.9 * (await of(first)));
    const search = (n: number) =>
      counter.of(() => 'a'.repeat(n).replace(/a/g, (_, at) => `${/b/.test('a'.repeat(at))}`));
    expect(await search(200)).toBeGreaterThan(3.5 * (await search(100)));
  });

  test.each([
    ['the server', serverReaders],
    ['the offline engine', engineReaders],
    ['search and rich text', searchReaders],
    ['what runs in browsers too', browserReaders],
  ])(
    'in %s',
    async (_, readers) => {
      const found: string[] = [];
      for (const [name, read] of Object.entries(await readers())) {
        await counter.of(() => read('warm'));
        for (const unit of hostile) {
          const of = (signs: number) => counter.of(() => read(unit.repeat(Math.ceil(signs / unit.length))));
          const [once, twice] = [await of(length), await of(2 * length)];
          if (twice > most * once + slack) found.push(`${name} on ${JSON.stringify(unit)}: ${once}, then ${twice}`);
        }
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
});
