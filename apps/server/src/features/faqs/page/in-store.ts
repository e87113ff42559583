import type { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Say } from '@chatty/contract/visitor-texts/say-in';
import { escapeHtml } from '@chatty/prose/html';
import { asLiquid } from '@chatty/prose/liquid';
import type { PublishedFaq } from '../list-faqs.ts';

/** A published FAQ; its answer is HTML that the sanitizer wrote. */
export type ShownFaq = Pick<PublishedFaq, 'id' | 'question' | 'answer' | 'category'>;

/** Where our files and scripts are, without a slash at the end, and what is said in the visitor's language. */
export interface InStore {
  origin: string;
  say: Say<typeof visitorTexts>;
}

/** The sanitizer writes quotes in attributes and text alike as entities, so that a frame is read to its end. */
const frames = /<iframe ([^<>]{0,4000})><\/iframe>/g;
const named = /(?:^| )title="([^"]{0,300})"/;

/** A player is asked for once a visitor wants to see it; until then nothing is asked of the site that holds it. */
const onDemand = (html: string, say: InStore['say']): string =>
  html.replace(frames, (_, attributes: string) => {
    // The name is HTML already: the sanitizer wrote it.
    const [before = '', after = ''] = say('faqPagePlayVideo', { title: '\n' }).split('\n').map(escapeHtml);
    const title = named.exec(attributes)?.[1] ?? '';
    const lazy = attributes.includes('loading=') ? attributes : `loading="lazy" ${attributes}`;
    return `<details class="chatty-video"><summary>${before}${title}${after}</summary><iframe ${lazy}></iframe></details>`;
  });

/**
 * A FAQ's answer as HTML for pages of the store: read as Liquid nowhere, players on demand, and our own pictures at the
 * address where we are.
 */
export const answerInStore = (answer: string, { origin, say }: InStore): string =>
  asLiquid(onDemand(answer, say).replaceAll('<img src="/files/', `<img src="${escapeHtml(origin)}/files/`));

/** A text as JSON that neither ends a script nor begins Liquid. */
const asJson = (text: string): string =>
  JSON.stringify(text).replace(/[<>&{}]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A question and its answer as search engines read them: https://schema.org/Question. In pieces, of which each says one thing. */
export const questionForSearch = ({ question, answer }: ShownFaq): string[] => [
  '{"@type":"Question","name":',
  asJson(question),
  ',"acceptedAnswer":{"@type":"Answer","text":',
  asJson(answer),
  '}}',
];

/** The same of several, with commas between them. */
export const questionsForSearch = (faqs: readonly ShownFaq[]): string =>
  faqs.map((it) => questionForSearch(it).join('')).join(',');
