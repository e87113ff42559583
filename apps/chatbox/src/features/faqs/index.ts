export { openFaq } from './open-faq.ts';
