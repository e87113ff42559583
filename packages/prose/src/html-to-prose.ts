import { namelessVideo } from '@chatty/contract/rich-text';
import { type Media, mediaAt } from './media.ts';
import { readHtml, type Tag } from './read-html.ts';
import { safeHref } from './safe-href.ts';

/** Elements of which nothing is text. */
const silent = new Set('script style iframe noscript template svg math textarea title head'.split(' '));
const blocks = new Set(
  'p div section article header footer blockquote pre ul ol dl dt dd figure figcaption h1 h2 h3 h4 h5 h6 hr'.split(' '),
);

/** What a picture or a frame shows; only known players are anything. */
function mediaIn(tag: Tag): Media | null {
  const of = (name: string) => tag.attributes.get(name) ?? '';
  const name = (tag.name === 'img' ? of('alt') : of('title')).replace(/\s+/g, ' ').trim();
  const title = tag.name === 'iframe' && name === namelessVideo ? '' : name;
  const media = mediaAt(of('src'), title, of('width'), of('height'));
  return media && (media.kind === 'video') === (tag.name === 'iframe') ? media : null;
}

const encodeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16)}`;
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
  private inCell = false;

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

  text(written: string): void {
    const words = written.replace(/\s+/g, ' ');
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
    if (this.inCell) return this.text(' ');
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

  /** A cell of a table stands in one line with its row, parted from its neighbors by a bar. */
  cell(closes: boolean): void {
    this.inCell = !closes;
    if (closes || this.line.length === 0) return;
    this.trimEnd();
    this.line.push(' | ');
  }

  row(): void {
    this.inCell = false;
    this.endBlock('\n');
  }

  table(): void {
    this.row();
    if (this.done.at(-1) === '\n') this.done[this.done.length - 1] = '\n\n';
  }

  end(): string {
    this.inCell = false;
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
  const title = media?.title ?? (tag.name === 'img' ? (tag.attributes.get('alt') ?? '').trim() : '');
  if (media && wanted) out.media(media);
  else if (title !== '') out.text(`(${title})`);
}

function writeTag(out: Writer, name: string, closes: boolean, href = ''): void {
  if (name === 'br') out.newLine();
  else if (name === 'li') out.item(closes);
  else if (name === 'ul' || name === 'ol') out.list(name, closes);
  else if (name === 'strong' || name === 'b') out.mark('**', closes);
  else if (name === 'em' || name === 'i') out.mark('*', closes);
  else if (name === 'a') out.link(closes, href);
  else if (name === 'td' || name === 'th') out.cell(closes);
  else if (name === 'tr') out.row();
  else if (name === 'table') out.table();
  else if (blocks.has(name)) out.endBlock();
}

/**
 * Rich text of a FAQ or a page as light Markdown, so that an answer can be quoted in a message; with its pictures and
 * videos where `media` are wanted, else with what they are called. Never throws; takes time linear in the length of the
 * text.
 */
export function htmlToProse(html: string, { media = false }: { media?: boolean } = {}): string {
  const out = new Writer();
  /** The open element of which nothing is text. */
  let within = '';
  readHtml(html, {
    text(words) {
      if (within === '') out.text(words);
    },
    opened(tag) {
      if (within !== '') return;
      if (silent.has(tag.name)) within = tag.name;
      if (tag.name === 'img' || tag.name === 'iframe') writeMedia(out, tag, media);
      else if (within === '') writeTag(out, tag.name, false, tag.attributes.get('href'));
    },
    closed(name) {
      if (within === '') writeTag(out, name, true);
      else if (name === within) within = '';
    },
  });
  return out.end();
}
