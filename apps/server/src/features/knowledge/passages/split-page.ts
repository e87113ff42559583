import { htmlToProse } from '@chatty/prose/html-to-prose';

/** A section of a page: where it stands, and what it says as light Markdown. */
export interface Section {
  /** Headings from the page's title down, parted by " › ". */
  title: string;
  text: string;
}

/** Longer sections are cut between paragraphs, so that an answer quotes what matters and not half a policy. */
const sectionChars = 900;

const heading = /<h([1-6])\b[^>]*>([\s\S]{0,2000}?)<\/h\1\s*>/gi;

/** Cuts a text of light Markdown into pieces of at most `max` characters: between paragraphs, lines, sentences, words. */
export function cutText(text: string, max = sectionChars): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const head = rest.slice(0, max + 1);
    const ends = [
      head.lastIndexOf('\n\n'),
      head.lastIndexOf('\n'),
      head.search(/[.!?]\s(?![\s\S]*[.!?]\s)/) + 1,
      head.lastIndexOf(' '),
    ];
    // A cut near the beginning would leave crumbs.
    const at = ends.find((it) => it > max / 4) ?? max;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Splits a page's HTML at its headings. A page without any text has no sections. */
export function splitPage(title: string, html: string): Section[] {
  const sections: Section[] = [];
  const path: { level: number; text: string }[] = [];
  const add = (body: string) => {
    const place = [title, ...path.map((it) => it.text)].filter(Boolean).join(' › ');
    for (const text of cutText(htmlToProse(body))) sections.push({ title: place, text });
  };
  let from = 0;
  for (const found of html.matchAll(heading)) {
    add(html.slice(from, found.index));
    from = found.index + found[0].length;
    const level = Number(found[1]);
    while ((path.at(-1)?.level ?? 0) >= level) path.pop();
    const text = htmlToProse(found[2] ?? '')
      .replace(/[\\*`]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    // The page's own title as its first heading says nothing new.
    if (text !== '' && text.toLowerCase() !== title.toLowerCase()) path.push({ level, text });
  }
  add(html.slice(from));
  return sections;
}
