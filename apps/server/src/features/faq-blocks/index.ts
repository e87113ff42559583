export { listFaqBlocks, markOfFaqBlocks } from './faq-block.store.ts';
export { faqsOfPage, hasFaqsOfPages } from './faqs-of-page.ts';
