import { htmlToProse } from '@chatty/prose/html-to-prose';
import { partsUnderLines } from './heading-lines.ts';

/** A section of a page: where it stands, and what it says as light Markdown. */
export interface Section {
  /** Headings from the page's title down, parted by " › ". */
  title: string;
  text: string;
}

/** Longer sections are cut between paragraphs, so that an answer quotes what matters and not half a policy. */
const sectionChars = 900;

/** Longer headings are cut: they say where a section stands, and every section repeats them. */
const headingMaxChars = 200;
/** What stands further apart is no heading, but a page that forgot to end one. */
const headingMaxHtml = 2_000;
/** A page of more sections is an archive, or made to be one: its first sections are known. */
const pageMaxSections = 1_000;

/** What a page shows as a heading: a heading element, or what opens a folded part of it. */
const headingTag = /<(\/?)(?:h([1-6])|summary)\b[^<>]*>/gi;
/** A folded part stands under every heading element. */
const summaryLevel = 7;
const sentenceEnd = /[.!?]\s/g;

interface Heading {
  level: number;
  html: string;
  from: number;
  to: number;
}

/** The headings of a page in their order. Headings do not nest: one that begins inside another ends it. */
function* headingsIn(html: string): Generator<Heading> {
  const none = { level: 0, from: 0, inside: 0 };
  let opened = none;
  for (const tag of html.matchAll(headingTag)) {
    const level = Number(tag[2] ?? summaryLevel);
    const end = tag.index + tag[0].length;
    const closes = tag[1] === '/';
    if (closes && opened.level === level && tag.index - opened.inside <= headingMaxHtml) {
      yield { level, html: html.slice(opened.inside, tag.index), from: opened.from, to: end };
    }
    opened = closes ? none : { level, from: tag.index, inside: end };
  }
}

/** At most so many characters, and no half sign at the end. */
function cutAt(text: string, max: number): number {
  const code = text.charCodeAt(max - 1);
  return code >= 0xd800 && code <= 0xdbff ? max - 1 : max;
}

/** Where the last sentence of a text ends, its stop included; 0 when none does. */
const lastSentenceEnd = (text: string) => [...text.matchAll(sentenceEnd)].reduce((_, found) => found.index + 1, 0);

/** Cuts a text of light Markdown into pieces of at most `max` characters: between paragraphs, lines, sentences, words. */
export function cutText(text: string, max = sectionChars): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const head = rest.slice(0, max + 1);
    const ends = [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), lastSentenceEnd(head), head.lastIndexOf(' ')];
    // A cut near the beginning would leave crumbs.
    const at = ends.find((it) => it > max / 4) ?? cutAt(rest, max);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** The heading as it stands in a section's place. */
const plainHeading = (prose: string): string =>
  prose
    .replace(/[\\*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Splits a page's HTML at its headings; a page without any text has no sections. Takes time linear in the length of the
 * page, and reads no more than `pageMaxSections` of it.
 */
export function splitPage(title: string, html: string): Section[] {
  const sections: Section[] = [];
  const path: { level: number; text: string }[] = [];
  const add = (body: string) => {
    const place = [title, ...path.map((it) => it.text)].filter(Boolean);
    for (const part of partsUnderLines(htmlToProse(body))) {
      const heading = part.heading.toLowerCase() === title.toLowerCase() ? '' : part.heading;
      const whole = [...place, heading].filter(Boolean).join(' › ');
      for (const text of cutText(part.text)) sections.push({ title: whole, text });
    }
  };
  let from = 0;
  for (const heading of headingsIn(html)) {
    add(html.slice(from, heading.from));
    from = heading.to;
    if (sections.length >= pageMaxSections) return sections.slice(0, pageMaxSections);
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    const text = plainHeading(htmlToProse(heading.html));
    const short = text.slice(0, cutAt(text, headingMaxChars));
    // The page's own title as its first heading says nothing new.
    if (text !== '' && text.toLowerCase() !== title.toLowerCase()) path.push({ level: heading.level, text: short });
  }
  add(html.slice(from));
  return sections.slice(0, pageMaxSections);
}
