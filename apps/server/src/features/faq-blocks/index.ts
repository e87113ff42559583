export { faqsOfProduct } from './faqs-of-product.ts';
