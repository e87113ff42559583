export { publishedFaqs, readAnswers, readFaqForIndex } from './list-faqs.ts';
export { readFaqPage } from './page/read-faq-page.ts';
export { faqRemoved, faqSaved } from './faqs.events.ts';
export { addFaq } from './save-faq.ts';
