import { namelessVideo } from '@chatty/contract/rich-text';
import { type Media, mediaAt } from './media.ts';
import type { ProseOptions } from './parse.ts';
import { safeHref } from './safe-href.ts';

interface Tag {
  name: string;
  closes: boolean;
  attributes: string;
  end: number;
}

/** Elements of which nothing is text, and what ends each. */
const silent = new Map(
  'script style iframe noscript template svg math textarea title head'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}`, 'gi')] as const),
);
const blocks = new Set(
  'p div section article header footer blockquote pre table tr ul ol dl dt dd figure figcaption h1 h2 h3 h4 h5 h6 hr'.split(
    ' ',
  ),
);
const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['euro', '€'],
  ['pound', '£'],
  ['deg', '°'],
  ['times', '×'],
]);
const inWords = 1;
const inQuotes = new Map([
  ['"', 2],
  ["'", 4],
]);

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return characters.get(name) ?? all;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    // Half a sign is none: no database would keep it.
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : '';
  });
}

/**
 * Reads the tag at a place where a `<` stands; null when none begins there. A place that was passed once, in words or in
 * quotes, led to no end of a tag, and would lead to none again: so no sign is passed more than three times.
 */
function tagReader(html: string): (at: number) => Tag | null {
  const passed = new Uint8Array(html.length);
  return (at) => {
    const head = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(at, at + 32));
    if (!head) return null;
    const from = at + head[0].length;
    let quote = '';
    for (let i = from; i < html.length; i += 1) {
      const sign = html.charAt(i);
      const way = inQuotes.get(quote) ?? inWords;
      if ((passed[i] ?? 0) & way) return null;
      passed[i] = (passed[i] ?? 0) | way;
      if (quote) {
        if (sign === quote) quote = '';
      } else if (inQuotes.has(sign)) quote = sign;
      else if (sign === '<') return null;
      else if (sign === '>') {
        return {
          name: (head[2] ?? '').toLowerCase(),
          closes: head[1] === '/',
          attributes: html.slice(from, i),
          end: i + 1,
        };
      }
    }
    return null;
  };
}

const attributeNamed = (name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
const patterns = Object.fromEntries(
  ['href', 'alt', 'src', 'title', 'width', 'height'].map((name) => [name, attributeNamed(name)]),
);

function attribute({ attributes }: Tag, name: string): string {
  const found = patterns[name]?.exec(attributes);
  return decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

/** What a picture or a frame shows; only known players are anything. */
function mediaIn(tag: Tag): Media | null {
  const of = (name: string) => attribute(tag, name);
  const name = (tag.name === 'img' ? of('alt') : of('title')).replace(/\s+/g, ' ').trim();
  const title = tag.name === 'iframe' && name === namelessVideo ? '' : name;
  const media = mediaAt(of('src'), title, of('width'), of('height'));
  return media && (media.kind === 'video') === (tag.name === 'iframe') ? media : null;
}

const encodeMark = (it: string) => `%${it.charCodeAt(0).toString(16)}`;
const escapeMarks = (text: string) => text.replace(/[\\*`[\]]/g, '\\$&');

/**
 * Writes the text of a page as light Markdown, piece by piece. The line that is being written is kept in its pieces: to
 * put them together for each would read it over and over.
 */
class Writer {
  private readonly done: string[] = [];
  private line: string[] = [];
  private readonly lists: { ordered: boolean; count: number }[] = [];
  /** The open link, and the piece that it begins with. Links do not nest. */
  private opened: { from: number; href: string } | null = null;

  private add(piece: string): void {
    if (piece !== '') this.line.push(piece);
  }

  private trimEnd(): void {
    for (let last = this.line.pop(); last !== undefined; last = this.line.pop()) {
      const kept = last.trimEnd();
      if (kept === '') continue;
      this.line.push(kept);
      return;
    }
  }

  text(it: string): void {
    const words = decode(it).replace(/\s+/g, ' ');
    const last = this.line.at(-1) ?? '';
    const kept = escapeMarks(last === '' || /[\n ]$/.test(last) ? words.trimStart() : words);
    this.add(last === '' ? kept.replace(/^[-+#•]/, '\\$&') : kept);
  }

  media({ src, title, width, height }: Media): void {
    const size = width && height ? ` =${width}x${height}` : '';
    this.add(`![${escapeMarks(title)}](${src.replace(/[()[\]]/g, encodeMark)}${size})`);
  }

  mark(sign: string, closes: boolean): void {
    if (closes && this.line.at(-1) === sign) this.line.pop();
    else if (closes) {
      const gap = this.line.at(-1)?.endsWith(' ') ? ' ' : '';
      this.trimEnd();
      this.line.push(sign);
      this.add(gap);
    } else this.line.push(sign);
  }

  link(closes: boolean, address: string): void {
    const { opened } = this;
    this.opened = null;
    if (opened && opened.from < this.line.length) {
      const label = this.line.slice(opened.from).join('').trim();
      const target = opened.href.replace(/[()[\]]/g, encodeMark);
      if (label !== '') this.line.splice(opened.from, Number.POSITIVE_INFINITY, `[${label}](${target})`);
    }
    const href = closes ? null : safeHref(address);
    if (href) this.opened = { from: this.line.length, href };
  }

  newLine(): void {
    this.trimEnd();
    this.line.push('\n');
  }

  endBlock(gap = this.lists.length > 0 ? '\n' : '\n\n'): void {
    // "1." would begin a list that nobody wrote.
    const text = this.line
      .join('')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .trim();
    // A second paragraph of a list item stays with its item by standing further in.
    const goesOn = this.lists.length > 0 && this.done.at(-1) === '\n';
    if (text !== '') this.done.push(goesOn ? `  ${text}` : text, gap);
    this.line = [];
    this.opened = null;
  }

  list(name: string, closes: boolean): void {
    this.endBlock('\n');
    if (closes) this.lists.pop();
    else this.lists.push({ ordered: name === 'ol', count: 0 });
    if (closes && this.done.length > 0) this.done[this.done.length - 1] = '\n\n';
  }

  item(closes: boolean): void {
    this.endBlock('\n');
    const list = this.lists.at(-1);
    if (closes) return;
    if (list) list.count += 1;
    this.done.push(list?.ordered ? `${list.count}. ` : '- ');
  }

  end(): string {
    this.endBlock();
    return this.done
      .join('')
      .replace(/^(?:- |\d+\. )(?=\n|- |\d+\. |$)/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }
}

/** A picture or a video: itself where media are wanted, else what it is called, apart from the words around it. */
function writeMedia(out: Writer, tag: Tag, wanted: boolean): void {
  const media = mediaIn(tag);
  const title = media?.title ?? (tag.name === 'img' ? attribute(tag, 'alt').trim() : '');
  if (media && wanted) out.media(media);
  else if (title !== '') out.text(`(${title})`);
}

function writeTag(out: Writer, tag: Tag): void {
  const { name, closes } = tag;
  if (name === 'br') out.newLine();
  else if (name === 'li') out.item(closes);
  else if (name === 'ul' || name === 'ol') out.list(name, closes);
  else if (name === 'strong' || name === 'b') out.mark('**', closes);
  else if (name === 'em' || name === 'i') out.mark('*', closes);
  else if (name === 'a') out.link(closes, attribute(tag, 'href'));
  else if (name === 'td' || name === 'th') out.text(' ');
  else if (blocks.has(name)) out.endBlock();
}

/** Where the tag stands that ends this element; the end of the text when none does. */
function endOf(tag: Tag, html: string): number {
  const closing = silent.get(tag.name);
  if (!closing) return tag.end;
  closing.lastIndex = tag.end;
  return closing.exec(html)?.index ?? html.length;
}

/**
 * Rich text of a FAQ or a page as light Markdown, so that an answer can be quoted in a message; with its pictures and
 * videos where `media` are wanted, else with what they are called. Never throws; takes time linear in the length of the
 * text.
 */
export function htmlToProse(html: string, { media = false }: ProseOptions = {}): string {
  const out = new Writer();
  const tagAt = tagReader(html);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) out.text(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const tag = tagAt(open);
    at = tag?.end ?? open + 1;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
    } else if (!tag) out.text('<');
    else if (silent.has(tag.name) && !tag.closes) {
      if (tag.name === 'iframe') writeMedia(out, tag, media);
      at = endOf(tag, html);
    } else if (tag.name === 'img') writeMedia(out, tag, media);
    else writeTag(out, tag);
  }
  return out.end();
}
