export { saysNothing } from './answers/clean-answer.ts';
export { keepTranslatedImages } from './answers/keep-images.ts';
export { type PublishedFaq, publishedFaqs, readAnswers, readFaqForIndex } from './list-faqs.ts';
export { answerInStore, type InStore, questionsForSearch } from './page/in-store.ts';
export { votesInStore, votesStyle, votesWords } from './page/votes-in-store.ts';
export { readFaqPage, type StorePageText, storePageText } from './page/read-faq-page.ts';
export { faqRemoved, faqSaved, faqsReordered } from './faqs.events.ts';
export { addFaq } from './save-faq.ts';
export { htmlOfCell } from './exchange/plan-import.ts';
