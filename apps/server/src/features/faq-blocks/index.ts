export { listFaqBlocks } from './faq-block.store.ts';
export { faqsOfProduct } from './faqs-of-product.ts';
