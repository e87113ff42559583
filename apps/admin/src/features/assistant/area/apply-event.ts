import type { KnownPage, KnownProduct } from '@chatty/contract/data-sources';
import type { CustomAnswer } from '@chatty/contract/knowledge';
import type { LiveEvent } from '@chatty/contract/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { changeHeld } from '../../../connection/live/change-held.ts';
import type { LiveReactions } from '../../../connection/live/live-reactions.ts';
import { lastImportQuery } from '../custom-answers/exchange/exchange-queries.ts';
import { applyDocumentEvent } from '../documents/apply-document.ts';
import { applyConflict, applyDeletedQuestion, applySearch, rereadQuestion } from '../optimize/optimize-queries.ts';
import { applyRuleEvent } from '../recommendations/rule-queries.ts';
import { applyScenarioEvent } from '../scenarios/scenario-queries.ts';
import { applyGuideEvent } from '../size-guides/guide-queries.ts';
import { applyToLog } from '../log/log-events.ts';
import { hearDiscounts } from '../discounts/discount-queries.ts';
import { applyRun, applySuite } from '../suite/suite-queries.ts';
import { productFaqKey } from '../product-faqs/faq-queries.ts';
import { versionsQuery } from '../instructions/version-queries.ts';
import {
  type AnswerListData,
  answerListKey,
  answerQuery,
  type PageListData,
  pageListKey,
  pageQuery,
  type ProductListData,
  productListKey,
  productQuery,
  showProductSync,
  sourcesQuery,
} from './source-queries.ts';

const reread = (client: QueryClient, ...keys: QueryKey[]) => {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
};

/** Shows a page as it is now, wherever it stands. */
export function applyPage(client: QueryClient, page: KnownPage): void {
  changeHeld<PageListData>(client, pageListKey, (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({ ...piece, pages: piece.pages.map((it) => (it.id === page.id ? page : it)) })),
  }));
  reread(client, pageQuery(page.id).queryKey, sourcesQuery.queryKey);
}

/** Shows a product as it is now, wherever it stands. */
export function applyProduct(client: QueryClient, product: KnownProduct): void {
  changeHeld<ProductListData>(client, productListKey, (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({
      ...piece,
      products: piece.products.map((it) => (it.id === product.id ? product : it)),
    })),
  }));
  client.setQueryData(productQuery(product.id).queryKey, (held) => held && { ...held, product });
  reread(client, productFaqKey, sourcesQuery.queryKey);
}

/** Shows a custom answer where it stands; a list that lacks it is read again. */
export function applyAnswer(client: QueryClient, answer: CustomAnswer): void {
  client.setQueryData(answerQuery(answer.id).queryKey, answer);
  reread(client, answerListKey, productFaqKey, sourcesQuery.queryKey);
}

/** Takes a custom answer out of every list at once. */
export function applyDeletedAnswer(client: QueryClient, id: string): void {
  changeHeld<AnswerListData>(client, answerListKey, (list) => {
    const isHere = list.pages.some((piece) => piece.answers.some((it) => it.id === id));
    if (!isHere) return list;
    const pages = list.pages.map((piece) => ({
      ...piece,
      answers: piece.answers.filter((it) => it.id !== id),
      total: piece.total === null ? null : piece.total - 1,
    }));
    return { ...list, pages };
  });
  client.setQueryData(answerQuery(id).queryKey, (held) => held && null);
  reread(client, productFaqKey, sourcesQuery.queryKey);
}

function apply(client: QueryClient, event: LiveEvent): void {
  applyScenarioEvent(client, event);
  applyRuleEvent(client, event);
  applyGuideEvent(client, event);
  applyToLog(client, event);
  if (event.type === 'page.sync') {
    const { payload: sync } = event;
    client.setQueryData(sourcesQuery.queryKey, (held) => held && { ...held, pages: { ...held.pages, sync } });
    if (!sync.running) reread(client, sourcesQuery.queryKey, ['assistant', 'pages']);
  }
  if (event.type === 'sync.changed') {
    const { payload: sync } = event;
    showProductSync(client, sync);
    if (!sync.running) reread(client, sourcesQuery.queryKey, productFaqKey, ['assistant', 'products']);
  }
  if (event.type === 'settings.changed') reread(client, versionsQuery.queryKey);
  if (event.type === 'suite.run') applyRun(client, event.payload);
  if (event.type === 'suite.changed') applySuite(client);
  if (event.type === 'page.switched') applyPage(client, event.payload);
  if (event.type === 'product.switched') applyProduct(client, event.payload);
  if (event.type === 'openQuestion.changed') rereadQuestion(client, event.payload.id);
  if (event.type === 'conflicts.searched') applySearch(client, event.payload);
  if (event.type === 'conflict.changed') applyConflict(client, event.payload);
  if (event.type === 'openQuestion.deleted') applyDeletedQuestion(client, event.payload.id);
  if (event.type === 'customAnswer.changed') applyAnswer(client, event.payload);
  if (event.type === 'productFaq.reordered') reread(client, productFaqKey);
  if (event.type === 'customAnswer.deleted') applyDeletedAnswer(client, event.payload.id);
  if (event.type === 'answers.import') {
    client.setQueryData(lastImportQuery.queryKey, event.payload);
    if (event.payload.state === 'done')
      reread(client, answerListKey, ['assistant', 'answers', 'one'], sourcesQuery.queryKey);
  }
  applyDocumentEvent(client, event);
  if (event.type === 'discount.ruled' || event.type === 'discount.policy' || event.type === 'discount.failure')
    hearDiscounts(client);
  if (event.type === 'faq.changed' || event.type === 'faq.deleted' || event.type === 'faqs.imported')
    reread(client, sourcesQuery.queryKey);
}

/** What live events change in the assistant's area. */
export const reactions: LiveReactions = { apply };
