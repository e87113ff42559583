import { liquidText } from '@chatty/prose/liquid';
import type { InStore } from './in-store.ts';

/** How the question below an answer looks. Without the theme embed nobody counts votes: its place stays empty then. */
export const votesStyle = `
.chatty-votes { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding: 0 0 1.25rem; font-size: .9em; }
html:not([data-chatty]) .chatty-votes { visibility: hidden; }
.chatty-votes button { min-width: 44px; min-height: 44px; padding: 0 1rem; font: inherit; color: inherit; background: transparent; border: 1px solid rgb(128 128 128 / 60%); border-radius: 8px; cursor: pointer; }
.chatty-votes button[aria-pressed=true] { font-weight: 700; border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; }
.chatty-votes [role=status] { min-height: 0; margin: 0; }
.chatty-votes a { color: inherit; font-weight: 600; text-decoration: underline; }
`.trim();

/** What is said after a vote, as attributes of the element around all answers. */
export const votesWords = ({ say }: InStore): string =>
  Object.entries({
    thanks: say('faqsThanks'),
    sorry: say('faqsSorry'),
    chat: say('faqPageChat'),
    failed: say('faqsVoteFailed'),
  })
    .map(([name, words]) => ` data-${name}="${liquidText(words)}"`)
    .join('');

/** Asks below an answer whether it helped. The loader of the theme embed counts what is clicked. Only the middle piece differs between answers. */
export function votesPieces(faqId: string, { say }: InStore): string[] {
  const asked = liquidText(say('faqsWasHelpful'));
  const button = (vote: 'yes' | 'no', words: string) =>
    `<button type="button" data-chatty-vote="${vote}" aria-pressed="false">${liquidText(words)}</button>`;
  return [
    `<div class="chatty-votes" role="group" aria-label="${asked}" data-faq="`,
    faqId,
    `"><span>${asked}</span>${button('yes', say('faqsYes'))}${button('no', say('faqsNo'))}<span role="status"></span></div>`,
  ];
}

/** The same as one text. */
export const votesInStore = (faqId: string, page: InStore): string => votesPieces(faqId, page).join('');
