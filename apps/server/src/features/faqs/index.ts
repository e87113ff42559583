export { publishedFaqs, readAnswers, readFaqForIndex } from './list-faqs.ts';
export { faqRemoved, faqSaved } from './faqs.events.ts';
export { addFaq } from './save-faq.ts';
