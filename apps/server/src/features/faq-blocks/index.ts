export { listFaqBlocks } from './faq-block.store.ts';
export { faqsOfPage } from './faqs-of-page.ts';
