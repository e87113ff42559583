export { findFaqs } from './find-faqs.ts';
export { indexCustomAnswer, indexFaq } from './passages/index-source.ts';
export type { PassageKind } from './passages/keep-passages.ts';
export { retrieve, type Retrieved, type RetrievedHit, type RetrievedPassage } from './retrieve.ts';
export { syncStorePagesJob } from './sync-store-pages.ts';
