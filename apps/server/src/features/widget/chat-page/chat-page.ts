import type { LauncherLook } from '@chatty/contract/settings/embed-config';
import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import { chatPageIds, colorsOf } from '@chatty/contract/settings/options';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import type { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Say } from '@chatty/contract/visitor-texts/say-in';
import { escapeHtml } from '@chatty/prose/html';
import { asLiquid, liquidText } from '@chatty/prose/liquid';

export interface ChatPage {
  /** The shop's permanent domain. */
  shop: string;
  settings: ShopSettings;
  /** Where our scripts are, without a slash at the end. */
  origin: string;
  /** What the page itself says. */
  say: Say<typeof visitorTexts>;
}

const lookOf = (settings: ShopSettings): LauncherLook => launcherLookOf({ ...settings, ...colorsOf(settings) });

const place = (attributes: Record<string, string>): string =>
  `<div id="${chatPageIds.place}"${Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')}></div>`;

/** What stands there while the chat is not: it could not be loaded, or nothing may run. */
const otherwise = (say: ChatPage['say']): string =>
  `<p id="${chatPageIds.failed}" role="alert" hidden>${escapeHtml(say('chatPageFailed'))} <a href="">${escapeHtml(say('navigationRetry'))}</a></p><noscript><p>${escapeHtml(say('chatPageNoScripts'))}</p></noscript>`;

const script = (origin: string): string =>
  `<script type="module" src="${escapeHtml(origin)}/chatbox/page.js"></script>`;

const storeStyle = `<style>
.chatty-page { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
.chatty-page h1, .chatty-page p { overflow-wrap: anywhere; }
.chatty-page #${chatPageIds.place} { --page-corner: 16px; display: block; position: relative; height: clamp(26rem, 100vh - 12rem, 46rem); margin-top: 1.5rem; border: 1px solid rgb(128 128 128 / 35%); border-radius: 16px; overflow: hidden; }
.chatty-page #${chatPageIds.place}[hidden], .chatty-page [hidden] { display: none; }
@media (max-width: 767px) { .chatty-page { padding: 1rem .5rem 1.5rem; } .chatty-page #${chatPageIds.place} { height: clamp(24rem, 100svh - 9rem, 46rem); margin-top: .75rem; } }
</style>`;

/**
 * The chat as a page of the store: Liquid for the theme's own layout, which also tells who is signed in. Nothing that the
 * merchant wrote is read as Liquid or runs.
 */
export function renderStorePage({ shop, settings, origin, say }: ChatPage): string {
  const { title, description } = settings.chatPageSettings;
  const attributes = {
    page: 'store',
    'page-origin': liquidText(origin),
    shop: liquidText(shop),
    config: liquidText(JSON.stringify(lookOf(settings))),
    locale: '{{ request.locale.iso_code | escape }}',
    currency: '{{ localization.country.currency.iso_code | escape }}',
    'root-url': '{{ routes.root_url | escape }}',
    template: 'page',
    'customer-id': '{{ customer.id | escape }}',
    'customer-name': '{{ customer.first_name | escape }}',
  };
  return `${storeStyle}<div class="chatty-page">
<h1 dir="auto">${liquidText(title)}</h1>${description ? `<p dir="auto">${liquidText(description)}</p>` : ''}
${place(attributes)}${asLiquid(otherwise(say))}
</div>${script(origin)}`;
}

interface StandAlonePage extends ChatPage {
  shopName: string;
  /** Where the store's own addresses begin. */
  storefrontUrl: string;
  currency: string;
  /** The visitor's, as the browser tells it. */
  locale: string;
}

const standAloneStyle = `html,body{height:100%}body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2430;background:#f4f5f7;display:flex;flex-direction:column;align-items:center}
main{flex:1;min-height:0;width:100%;max-width:46rem;display:flex;flex-direction:column}
header{padding:1.5rem 0 1rem}h1{margin:0;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}header p{margin:.25rem 0 0;overflow-wrap:anywhere}
#${chatPageIds.place}{--page-corner:16px;flex:1;min-height:0;position:relative;margin-bottom:1.5rem;border-radius:16px;overflow:hidden;background:#fff;box-shadow:0 1px 3px #10182826,0 12px 40px #1018281f}
[hidden]{display:none!important}#${chatPageIds.failed},noscript p{padding:0 1rem}a{color:inherit}
@media (max-width:767px){main{height:100%}header{padding:.75rem 1rem}h1{font-size:1.125rem}header p{font-size:.875rem}#${chatPageIds.place}{--page-corner:0;margin:0;border-radius:0}}
@media (max-height:560px){header{display:none}}
@media (prefers-color-scheme:dark){body.auto{background:#15181e;color:#f0f2f5}}body.dark{background:#15181e;color:#f0f2f5}`;

const documentOf = (head: string, body: string): string => `<!doctype html><html ${head}${body}</html>`;

/** The chat as a document of ours that needs no store around it. Paths in it are the store's. */
export function renderStandAlonePage(page: StandAlonePage): string {
  const { title, description } = page.settings.chatPageSettings;
  const attributes = {
    page: 'alone',
    'page-origin': escapeHtml(page.origin),
    shop: escapeHtml(page.shop),
    config: escapeHtml(JSON.stringify(lookOf(page.settings))),
    locale: escapeHtml(page.locale),
    currency: escapeHtml(page.currency),
    template: 'page',
  };
  const name = escapeHtml(title);
  const about = description ? `<meta name="description" content="${escapeHtml(description)}">` : '';
  return documentOf(
    `lang="${escapeHtml(page.locale)}" dir="${directionOf(page.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content"><base href="${escapeHtml(page.storefrontUrl)}/" target="_blank"><title>${name} – ${escapeHtml(page.shopName)}</title>${about}<style>${standAloneStyle}</style></head>`,
    `<body class="${page.settings.colorMode}"><main><header><h1 dir="auto">${name}</h1>${description ? `<p dir="auto">${escapeHtml(description)}</p>` : ''}</header>${place(attributes)}${otherwise(page.say)}</main>${script(page.origin)}</body>`,
  );
}

/** What stands where no shop has such a page. */
export const noChatPage = (locale: string, say: ChatPage['say']): string =>
  documentOf(
    `lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Chatty</title><style>${standAloneStyle}</style></head>`,
    `<body class="auto"><main><header><h1>${escapeHtml(say('chatPageNobody'))}</h1><p>${escapeHtml(say('chatPageNobodyHint'))}</p></header></main></body>`,
  );
