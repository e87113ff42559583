import { safeHref } from './safe-href.ts';

interface Tag {
  name: string;
  closes: boolean;
  attributes: string;
  end: number;
}

const silent = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'svg',
  'math',
  'textarea',
  'title',
  'head',
]);
const blocks = new Set(
  'p div section article header footer blockquote pre table tr ul ol dl dt dd figure figcaption h1 h2 h3 h4 h5 h6 hr'.split(
    ' ',
  ),
);
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  times: '×',
};
const tagMaxChars = 5_000;

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return characters[name] ?? all;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** Reads the tag at `at`, where a `<` stands; null when none begins there. Looks at most `tagMaxChars` ahead. */
function tagAt(html: string, at: number): Tag | null {
  const head = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(at, at + 32));
  if (!head) return null;
  const from = at + head[0].length;
  const until = Math.min(html.length, from + tagMaxChars);
  let quote = '';
  for (let i = from; i < until; i += 1) {
    const sign = html[i] as string;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
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
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

const escapeMarks = (text: string) => text.replace(/[\\*`[\]]/g, '\\$&');

/** Writes the text of a page as light Markdown, piece by piece. */
class Writer {
  private done: string[] = [];
  private line = '';
  private readonly lists: { ordered: boolean; count: number }[] = [];
  private readonly links: { from: number; href: string | null }[] = [];

  text(it: string): void {
    const words = decode(it).replace(/\s+/g, ' ');
    const atStart = ['', '\n', ' '].includes(this.line.slice(-1));
    const kept = escapeMarks(atStart ? words.trimStart() : words);
    this.line +=
      this.line === '' ? kept.replace(/^([-+#•]|\d+(?=[.)]))/, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`)) : kept;
    if (/^\d+[.)]/.test(this.line)) this.line = this.line.replace(/^(\d+)([.)])/, '$1\\$2');
  }

  mark(sign: string, closes: boolean): void {
    if (closes && this.line.endsWith(sign)) this.line = this.line.slice(0, -sign.length);
    else if (closes) this.line = this.line.trimEnd() + sign + (this.line.endsWith(' ') ? ' ' : '');
    else this.line += sign;
  }

  link(closes: boolean, href: string): void {
    if (!closes) {
      this.links.push({ from: this.line.length, href: safeHref(href) });
      return;
    }
    const open = this.links.pop();
    if (!open?.href || open.from > this.line.length) return;
    const label = this.line.slice(open.from).trim();
    const target = open.href.replace(/[()[\]]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);
    if (label !== '') this.line = `${this.line.slice(0, open.from)}[${label}](${target})`;
  }

  newLine(): void {
    this.line = `${this.line.trimEnd()}\n`;
  }

  endBlock(gap = this.lists.length > 0 ? '\n' : '\n\n'): void {
    const text = this.line.trim();
    // A second paragraph of a list item stays with its item by standing further in.
    const goesOn = this.lists.length > 0 && this.done.at(-1) === '\n';
    if (text !== '') this.done.push(goesOn ? `  ${text}` : text, gap);
    this.line = '';
    this.links.length = 0;
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

function writeTag(out: Writer, tag: Tag): void {
  const { name, closes } = tag;
  if (name === 'br') out.newLine();
  else if (name === 'li') out.item(closes);
  else if (name === 'ul' || name === 'ol') out.list(name, closes);
  else if (name === 'strong' || name === 'b') out.mark('**', closes);
  else if (name === 'em' || name === 'i') out.mark('*', closes);
  else if (name === 'a') out.link(closes, attribute(tag.attributes, 'href'));
  else if (name === 'img') out.text(attribute(tag.attributes, 'alt'));
  else if (name === 'td' || name === 'th') out.text(' ');
  else if (blocks.has(name)) out.endBlock();
}

/** Rich text of a FAQ or a page as light Markdown, so that an answer can be quoted in a message. Never throws. */
export function htmlToProse(html: string): string {
  const out = new Writer();
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) out.text(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const tag = tagAt(html, open);
    at = tag?.end ?? open + 1;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
    } else if (!tag) out.text('<');
    else if (silent.has(tag.name) && !tag.closes) {
      const end = lower.indexOf(`</${tag.name}`, at);
      at = end < 0 ? html.length : end;
    } else writeTag(out, tag);
  }
  return out.end();
}
