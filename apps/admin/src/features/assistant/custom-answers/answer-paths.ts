import { texts } from '#texts/assistant.ts';
import { texts as faq } from '#texts/product-faqs.ts';
import { productFaqPath } from '../product-faqs/faq-queries.ts';

export const answersPath = '/ai_assistant/data_sources/answers';
export const addAnswerPath = `${answersPath}/add`;
/** Where an answer to this question is written. */
export const answerTo = (question: string) => `${addAnswerPath}?${new URLSearchParams({ question })}`;
/** Where an answer is written that says this; a line of a list is one without its sign. */
export const answerSaying = (line: string) =>
  `${addAnswerPath}?${new URLSearchParams({ answer: line.replace(/^[-*•\s]+/, '') })}`;
/** Where an answer about this product alone is written, from what is suggested or from nothing. */
export const addAnswerAbout = (product: string, said: { question: string; answer: string } | null = null) =>
  `${addAnswerPath}?${new URLSearchParams({ product, ...(said ? { question: said.question, answer: said.answer } : {}) })}`;
export const backToAnswers = { to: answersPath, label: texts.answers.title };
/** Where the answers are that one of this product stands among, or of none. */
export const backTo = (product: string | null) =>
  product === null ? backToAnswers : { to: productFaqPath(product), label: faq.title };
