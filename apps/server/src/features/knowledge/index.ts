export { indexCustomAnswer, indexFaq } from './passages/index-source.ts';
export { type Retrieved, retrieve } from './retrieve.ts';
export { syncStorePagesJob } from './sync-store-pages.ts';
