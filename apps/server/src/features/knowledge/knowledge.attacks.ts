import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const said = (text: string) => ({
  title: text,
  examples: [text],
  counterExamples: [text],
  steps: [{ kind: 'say' as const, text }],
});

const guideOf = (text: string) => ({
  name: text,
  unit: 'cm' as const,
  columns: [{ measure: 'chest' as const, label: text }],
  rows: [{ size: 'M', ranges: [{ from: 96, to: 104 }] }],
  scope: { all: true, products: [], types: [], vendors: [], tags: [] },
  betweenNote: text,
  outsideNote: text,
});

const productId = 'gid://shopify/Product/7003';
const pageId = 'gid://shopify/Page/7001';

interface Own {
  customAnswer: string;
  ofProduct: string;
  product: string;
  page: string;
  document: string;
  answers: string;
  scenario: string;
  guide: string;
}

export const attacks = attacksOf<Own>({
  fill: async ({ member, shop }) => {
    const { data } = await member.api('POST /customAnswers', { body: { question: canary, answer: canary } });
    const ofProduct = newId();
    await shop.ctx.db
      .insertInto('custom_answers')
      .values({ shop_id: shop.id, id: ofProduct, product_id: productId, question: canary, answer: canary })
      .execute();
    const row = { id: pageId, title: canary, url: `/pages/${canary}`, body: canary, content_hash: canary };
    await shop.ctx.db
      .insertInto('store_pages')
      .values({ shop_id: shop.id, kind: 'page', ...row })
      .execute();
    const { data: file } = await member.api('POST /ai_assistant/files', {
      query: { name: `${canary}.txt` },
      body: new Blob([canary]),
    });
    const answers = newId();
    const rows = new Blob([`question,answer\n${canary},${canary}\n,${canary}`]);
    await member.api('POST /customAnswers/imports', { query: { id: answers, name: 'a.csv' }, body: rows });
    const { data: scenario } = await member.api('POST /ai_assistant/scenarios', {
      body: { id: newId(), ...said(canary) },
    });
    const { data: guide } = await member.api('POST /ai_assistant/size-guides', {
      body: { id: newId(), ...guideOf(canary) },
    });
    return {
      answers,
      document: file.id,
      customAnswer: data.id,
      ofProduct,
      product: encodeURIComponent(productId),
      page: encodeURIComponent(pageId),
      scenario: scenario.id,
      guide: guide.id,
    };
  },
  calls: {
    'GET /customAnswers': { query: `search=${canary}` },
    'GET /customAnswers/export': {},
    'POST /customAnswers/imports': { query: 'id=019a0000-0000-7000-8000-000000000001&name=a.csv' },
    'GET /customAnswers/imports/last': {},
    'POST /customAnswers/imports/:id/begin': { id: (v) => v.answers },
    'GET /customAnswers/imports/:id/failed': { id: (v) => v.answers },
    'GET /customAnswers/:id': { id: (v) => v.customAnswer },
    'POST /customAnswers': { body: () => ({ question: 'Mine', answer: 'Mine' }) },
    'PUT /customAnswers/:id': { id: (v) => v.customAnswer, body: () => ({ question: 'changed', answer: 'changed' }) },
    'PUT /customAnswers/:id/use': { id: (v) => v.customAnswer, body: () => ({ used: false }) },
    'GET /ai_assistant/product-faq/:id': { id: (v) => v.product },
    'GET /ai_assistant/product-faq/:id/suggestions': { id: (v) => v.product },
    'POST /ai_assistant/product-faq/:id/reorder': {
      id: (v) => v.product,
      body: (v) => ({ id: v.ofProduct, before: null }),
    },
    'DELETE /customAnswers/:id': { id: (v) => v.customAnswer },
    'POST /customAnswers/:id/restore': { id: (v) => v.customAnswer },
    'GET /customAnswers/store-pages/count': {},
    'GET /customAnswers/resync-store-pages': {},
    'GET /ai_assistant/sources': {},
    'GET /ai_assistant/sources/uses': {},
    'GET /ai_assistant/documents': { query: `kind=file&search=${canary}` },
    'GET /ai_assistant/documents/:id': { id: (v) => v.document },
    'POST /ai_assistant/files': { query: 'name=mine.txt' },
    'PUT /ai_assistant/files/:id': { id: (v) => v.document, query: 'name=mine.txt' },
    'POST /ai_assistant/web': { body: () => ({ address: 'https://127.0.0.1:1/mine', kind: 'web' }) },
    'POST /ai_assistant/web/sync': {},
    'POST /ai_assistant/documents/:id/sync': { id: (v) => v.document },
    'PUT /ai_assistant/documents/:id/use': { id: (v) => v.document, body: () => ({ used: false }) },
    'DELETE /ai_assistant/documents/:id': { id: (v) => v.document },
    'POST /ai_assistant/documents/:id/restore': { id: (v) => v.document },
    'GET /ai_assistant/pages': { query: `search=${canary}` },
    'GET /ai_assistant/pages/:id': { id: (v) => v.page },
    'GET /ai_assistant/size-guides': {},
    'GET /ai_assistant/size-guides/:id': { id: (v) => v.guide },
    'POST /ai_assistant/size-guides': { body: () => ({ id: newId(), ...guideOf('Mine') }) },
    'PUT /ai_assistant/size-guides/:id': { id: (v) => v.guide, body: () => guideOf('changed') },
    'DELETE /ai_assistant/size-guides/:id': { id: (v) => v.guide },
    'POST /ai_assistant/size-guides/:id/restore': { id: (v) => v.guide },
    'GET /ai_assistant/scenarios': {},
    'GET /ai_assistant/scenarios/:id': { id: (v) => v.scenario },
    'POST /ai_assistant/scenarios': { body: () => ({ id: newId(), ...said('Mine') }) },
    'PUT /ai_assistant/scenarios/:id': { id: (v) => v.scenario, body: () => ({ on: true, ...said('changed') }) },
    'PUT /ai_assistant/scenarios/:id/on': { id: (v) => v.scenario, body: () => ({ on: false }) },
    'POST /ai_assistant/scenarios/reorder': { body: (v) => ({ id: v.scenario, before: null }) },
    'DELETE /ai_assistant/scenarios/:id': { id: (v) => v.scenario },
    'POST /ai_assistant/scenarios/:id/restore': { id: (v) => v.scenario },
    'POST /ai_assistant/scenarios/:id/reset': { id: (v) => v.scenario },
    'POST /ai_assistant/scenarios/:id/try': { id: (v) => v.scenario, body: () => ({ words: canary }) },
    'GET /ai_assistant/scenarios/:id/conflicts': { id: (v) => v.scenario },
    'PUT /ai_assistant/pages/:id/use': { id: (v) => v.page, body: () => ({ used: false }) },
  },
});
