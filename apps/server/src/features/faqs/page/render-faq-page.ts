import type { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { faqCategoryAnchor } from '@chatty/contract/faq-category-anchor';
import { escapeHtml } from '@chatty/prose/html';
import { liquidText } from '@chatty/prose/liquid';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { votesPieces, votesStyle, votesWords } from './votes-in-store.ts';
import { answerInStore, type InStore, questionForSearch, type ShownFaq } from './in-store.ts';

interface FaqPage extends InStore {
  settings: FaqPageSettings;
  /** In their order. */
  faqs: readonly ShownFaq[];
  /** The category of each FAQ in the primary language, by the FAQ's id: links lead to it in every language. */
  ownCategories: ReadonlyMap<string, string>;
  /** The language that the page is in. */
  locale: string;
  /** How many answers were found, in its plural forms: the search says it. */
  found: Text;
}

const style = `<style>
.chatty-faqs { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.chatty-faqs h1, .chatty-faqs h2 { overflow-wrap: anywhere; }
.chatty-faqs h2 { margin: 2.5rem 0 .5rem; font-size: 1.25em; }
.chatty-faqs input { box-sizing: border-box; width: 100%; min-height: 48px; margin: 1rem 0 0; padding: 0 1rem; font: inherit; font-size: 16px; color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 8px; }
.chatty-faqs [role=status] { min-height: 1.5em; margin: .5rem 0 0; }
.chatty-faqs details { border-bottom: 1px solid rgb(128 128 128 / 35%); }
.chatty-faqs summary { padding-block: 1rem; padding-inline: 0 2rem; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
.chatty-faqs summary:focus-visible, .chatty-faqs input:focus-visible, .chatty-faqs button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.chatty-faqs-answer { padding: 0 0 1.25rem; overflow-wrap: anywhere; }
.chatty-faqs-answer img, .chatty-faqs-answer iframe { max-width: 100%; height: auto; }
.chatty-faqs-answer iframe { width: 100%; aspect-ratio: 16 / 9; border: 0; }
.chatty-faqs .chatty-video { border: 0; }
.chatty-faqs-answer table { display: block; overflow-x: auto; }
.chatty-faqs button { min-height: 44px; padding: 0 1.25rem; font: inherit; color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 8px; cursor: pointer; }
.chatty-faqs [hidden] { display: none; }
${votesStyle}
</style>`;

const shown = (faqs: readonly ShownFaq[], page: InStore): string[] =>
  faqs.flatMap(({ id, question, answer }) => [
    `<details id="faq-${id}"><summary dir="auto">`,
    liquidText(question),
    '</summary><div class="chatty-faqs-answer" dir="auto">',
    answerInStore(answer, page),
    '</div>',
    ...votesPieces(id, page),
    '</details>',
  ]);

/** Under their categories, each where its first FAQ stands; those without one come last. */
function inCategories(faqs: readonly ShownFaq[], page: InStore, ownCategories: FaqPage['ownCategories']): string[] {
  const byName = Map.groupBy(faqs, (it) => (ownCategories.get(it.id) ?? it.category).trim());
  const named = [...byName].filter(([name]) => name !== '');
  const rest = byName.get('') ?? [];
  const section = (id: string, heading: string, own: readonly ShownFaq[]) => [
    `<section${id && ` id="${liquidText(id)}"`}><h2 dir="auto">`,
    liquidText(heading),
    '</h2>',
    ...shown(own, page),
    '</section>',
  ];
  if (named.length === 0) return ['<section>', ...shown(rest, page), '</section>'];
  const sections = named.flatMap(([name, own]) =>
    section(faqCategoryAnchor(name), own[0]?.category.trim() || name, own),
  );
  return [...sections, ...(rest.length > 0 ? section('', page.say('faqPageOtherwise'), rest) : [])];
}

/** What search engines read: https://schema.org/FAQPage. Its own braces never stand where Liquid would begin. */
const structuredData = (faqs: readonly ShownFaq[]): string[] => [
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[',
  ...faqs.flatMap((it, at) => [...(at === 0 ? [] : [',']), ...questionForSearch(it)]),
  ']}</script>',
];

/**
 * What the theme's layout says in the head of the page: it takes both from here. The addresses of the page in other
 * languages, and its own without what is asked of it, are the store's to tell.
 */
function head({ title, description, seoTitle, seoDescription }: FaqPageSettings): string[] {
  const tell = (name: string, text: string) => (text ? `{% capture ${name} %}${liquidText(text)}{% endcapture %}` : '');
  return [tell('page_title', seoTitle || title), tell('page_description', seoDescription || description)];
}

const search = (say: FaqPage['say']): string =>
  `<search><input type="search" aria-label="${liquidText(say('faqPageSearch'))}" placeholder="${liquidText(say('faqPageSearchHint'))}" autocomplete="off"></search><p role="status"></p><p data-none hidden>${liquidText(say('faqPageNoAnswers'))} <button type="button">${liquidText(say('faqPageAsk'))}</button></p>`;

/**
 * The FAQ page as Liquid for the store's own layout: it works without any script, and with it can be searched. Nothing that
 * a merchant wrote is read as Liquid or runs. In pieces, which are the same ones in every language of the shop.
 */
export const faqPagePieces = (page: FaqPage): string[] => [
  ...head(page.settings),
  ...faqPageBody(page),
  `<script src="${escapeHtml(page.origin)}/chatbox/faqs.js" defer></script>`,
];

/** What of the page stands where it is seen. Without any tag of Liquid's, so that it is HTML as it is. */
export function faqPageBody({ settings, faqs, ownCategories, origin, locale, say, found }: FaqPage): string[] {
  const { title, description, isShowSearch, isShowCategories } = settings;
  const page = { origin, say };
  const list = () =>
    isShowCategories ? inCategories(faqs, page, ownCategories) : ['<section>', ...shown(faqs, page), '</section>'];
  return [
    `${style}<div class="chatty-faqs" `,
    `lang="${liquidText(locale)}" dir="${directionOf(locale)}" data-found="${liquidText(JSON.stringify(found))}"${votesWords(page)}`,
    '>\n<h1 dir="auto">',
    liquidText(title),
    '</h1>',
    description ? `<p dir="auto">${liquidText(description)}</p>` : '',
    '\n',
    ...(faqs.length === 0
      ? [`<p>${liquidText(say('faqPageEmpty'))}</p>`]
      : [isShowSearch ? search(say) : '', ...list(), ...structuredData(faqs)]),
    '\n</div>',
  ];
}
