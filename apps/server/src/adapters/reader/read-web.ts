import { Readability } from '@mozilla/readability';
import { DOMParser, parseHTML } from 'linkedom';
import type { ReadPage, ReadSitemap } from '../../ports/reader.ts';

const mostElements = 60_000;

/** What a page of the web says, without its menus: as a reader's view shows it, else all of it. */
export function readPage(html: string, url: string): ReadPage {
  // Without a body the parser would put what is said beside the document.
  const { document } = parseHTML(/<body[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`);
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  const link = attribute('link[rel="canonical"]', 'href');
  const canonical = link !== '' && URL.canParse(link, url) ? new URL(link, url).href : null;
  const noIndex = /\b(noindex|none)\b/i.test(attribute('meta[name="robots" i]', 'content'));
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  for (const it of document.querySelectorAll('nav, [aria-hidden="true"], dialog')) it.remove();
  const whole = document.body?.innerHTML ?? '';
  const article = new Readability(document, { maxElemsToParse: mostElements, charThreshold: 200 }).parse();
  return { title: article?.title?.trim() || title, html: article?.content ?? whole, canonical, noIndex };
}

/** The addresses that a sitemap, or an index of sitemaps, names. Entities of its own are not resolved. */
export function readSitemap(xml: string): ReadSitemap {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const addresses = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((it) => (it.textContent ?? '').trim())
      .filter((it) => URL.canParse(it));
  return { pages: addresses('url > loc'), sitemaps: addresses('sitemap > loc') };
}
