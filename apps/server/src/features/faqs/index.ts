export { publishedFaqs, readAnswers, readFaqForIndex } from './list-faqs.ts';
export { addFaq } from './save-faq.ts';
