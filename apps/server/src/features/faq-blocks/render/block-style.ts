import { votesStyle } from '../../faqs/index.ts';

/** How blocks look, once for all of a page: in the theme's own type, with no more color than they need. */
export const blockStyle = `
.chatty-block { box-sizing: border-box; max-width: var(--chatty-width, 46rem); margin: 0 auto; padding: 2rem 1rem; color: var(--chatty-text, inherit); }
.chatty-block[data-own] { padding: 2rem clamp(1rem, 4vw, 2rem); background: var(--chatty-background); border-radius: 12px; }
.chatty-block * { box-sizing: border-box; }
.chatty-block h2, .chatty-block h3, .chatty-block p { overflow-wrap: anywhere; }
.chatty-block[data-own] :is(h2, h3, p, summary, a, li) { color: inherit; }
.chatty-block > h2 { margin: 0 0 .5rem; }
.chatty-block-items { margin: 1rem 0 0; }
.chatty-block-items > details { border-bottom: 1px solid var(--chatty-line, rgb(128 128 128 / 35%)); }
.chatty-block summary { padding-block: 1rem; padding-inline: 0 2rem; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
.chatty-block-items h3 { margin: 0 0 .5rem; font-size: 1.1em; }
.chatty-block-item { padding: 1.25rem 0; border-bottom: 1px solid var(--chatty-line, rgb(128 128 128 / 35%)); }
.chatty-block[data-layout=grid] .chatty-block-items { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; }
.chatty-block[data-layout=grid] .chatty-block-item { padding: 1.25rem; border: 1px solid var(--chatty-line, rgb(128 128 128 / 35%)); border-radius: 12px; }
.chatty-block-answer { overflow-wrap: anywhere; }
details > .chatty-block-answer { padding: 0 0 1.25rem; }
.chatty-block-answer > :first-child { margin-top: 0; }
.chatty-block-answer > :last-child { margin-bottom: 0; }
.chatty-block-answer img, .chatty-block-answer iframe { max-width: 100%; height: auto; }
.chatty-block-answer iframe { width: 100%; aspect-ratio: 16 / 9; border: 0; }
.chatty-block-answer table { display: block; overflow-x: auto; }
.chatty-block-ask { margin: 1.5rem 0 0; }
.chatty-block-ask a { display: inline-flex; align-items: center; min-height: 44px; margin-inline-start: .5rem; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; }
.chatty-block[data-own] .chatty-block-ask a { color: var(--chatty-accent); }
.chatty-block-item > .chatty-votes { padding: 1rem 0 0; }
${votesStyle}
.chatty-block :is(summary, a, button):focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`.trim();
