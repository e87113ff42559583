import { blockMaxBytes } from '@chatty/contract/faq-block-options';
import type { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { escapeHtml } from '@chatty/prose/html';
import { liquidText } from '@chatty/prose/liquid';
import {
  answerInStore,
  type InStore,
  type PublishedFaq,
  questionsForSearch,
  votesInStore,
  votesWords,
} from '../../faqs/index.ts';
import { blockStyle } from './block-style.ts';

/** What the theme block is told of one block: what it needs to draw it, and nothing to be reckoned there. */
export interface BlockContent {
  title: string;
  layout: FaqBlockDraft['layout'];
  /** Empty where the theme's own count. */
  textColor: string;
  backgroundColor: string;
  accentColor: string;
  /** What stands below the title. */
  html: string;
  /** The same questions for search engines: JSON, to stand within a list. */
  questions: string;
}

export interface FittedBlock {
  content: BlockContent;
  shown: number;
  /** Not all of those that it should show fit into what the store takes. */
  isCut: boolean;
}

const answerOf = ({ id, answer }: PublishedFaq, page: InStore) =>
  `<div class="chatty-block-answer" dir="auto">${answerInStore(answer, page)}</div>${votesInStore(id, page)}`;

function itemOf(block: FaqBlockDraft, faq: PublishedFaq, at: number, page: InStore): string {
  const question = liquidText(faq.question);
  if (block.layout !== 'accordion') {
    return `<div class="chatty-block-item"><h3 dir="auto">${question}</h3>${answerOf(faq, page)}</div>`;
  }
  const open = block.isFirstOpen && at === 0 ? ' open' : '';
  return `<details${open}><summary dir="auto">${question}</summary>${answerOf(faq, page)}</details>`;
}

const ask = ({ say }: InStore) =>
  `<p class="chatty-block-ask">${liquidText(say('faqPageStillStuck'))}<a href="#chatty">${liquidText(say('faqPageChat'))}</a></p>`;

function contentOf(block: FaqBlockDraft, faqs: readonly PublishedFaq[], page: InStore): BlockContent {
  const isOwn = block.colorSource === 'own';
  const description = block.description ? `<p dir="auto">${liquidText(block.description)}</p>` : '';
  const items = faqs.map((it, at) => itemOf(block, it, at, page)).join('');
  return {
    title: block.title,
    layout: block.layout,
    textColor: isOwn ? block.textColor : '',
    backgroundColor: isOwn ? block.backgroundColor : '',
    accentColor: isOwn ? block.accentColor : '',
    html: `${description}<div class="chatty-block-items"${votesWords(page)}>${items}</div>${block.isShowAsk ? ask(page) : ''}`,
    questions: questionsForSearch(faqs),
  };
}

const bytesOf = (content: BlockContent) => Buffer.byteLength(JSON.stringify(content));

/**
 * A block with as many of its FAQs, in their order, as it wants to show and the store takes. Nothing in it runs, and
 * nothing is read as Liquid.
 */
export function fitFaqBlock(block: FaqBlockDraft, faqs: readonly PublishedFaq[], page: InStore): FittedBlock {
  const wanted = faqs.slice(0, block.mostShown);
  const first = (count: number) => contentOf(block, wanted.slice(0, count), page);
  let content = first(wanted.length);
  if (bytesOf(content) <= blockMaxBytes) return { content, shown: wanted.length, isCut: false };
  // With each FAQ it weighs more: the most that fit are found by halves.
  let [fits, tooMany] = [0, wanted.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (bytesOf(first(middle)) <= blockMaxBytes) fits = middle;
    else tooMany = middle;
  }
  content = first(fits);
  return { content, shown: fits, isCut: true };
}

/** The block as the theme draws it, where nothing is set in the theme: what `chatty-faqs.liquid` makes of the same. */
export function drawBlock({ title, layout, textColor, backgroundColor, accentColor, html }: BlockContent): string {
  const colors = { text: textColor, background: backgroundColor, accent: accentColor };
  const style = Object.entries(colors)
    .filter(([, color]) => color)
    .map(([name, color]) => `--chatty-${name}:${color};`)
    .join('');
  const own = backgroundColor ? ' data-own' : '';
  const heading = title ? `<h2 dir="auto">${escapeHtml(title)}</h2>` : '';
  return `<style>${blockStyle}</style><section class="chatty-block" data-layout="${layout}"${own} style="${style}">${heading}${html}</section>`;
}
