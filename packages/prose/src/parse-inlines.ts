import type { Media, ReadMedia } from './media.ts';
import { safeHref } from './safe-href.ts';

/** What stands in a line of text. `strong`, `em` and `link` never hold themselves, so nothing nests deeper than three. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | { type: 'media'; media: Media }
  | { type: 'strong'; children: Inline[] }
  | { type: 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

type Opened = 'strong' | 'em' | 'link';

/** A mark that was opened and not closed yet. If it never is, `mark` is shown as it was typed. */
interface Frame {
  kind: Opened | 'root';
  mark: string;
  nodes: Inline[];
}

const escapable = /[\\*`[\]()\-+.#•]/;
const special = /[\\*`[\]\n]|https?:\/\/|!\[/gi;
const bareAddress = /https?:\/\/[^\s<>"'`*[\]\\]{1,1990}/iy;
// In brackets an address ends at the closing one; `[` ends it too, which keeps the whole reading linear.
const target = /\(([^\s()[\]<>]*(?:\([^\s()[\]<>]*\)[^\s()[\]<>]*)*)\)/y;

// Nothing of it may hold `[`: so what one begins to read another does not read again, and the whole stays linear.
const mediaMark = /!\[((?:[^[\]\\\n]|\\[^\n])*)\]\(([^\s()[\]<>]+)(?: =(\d{1,4})x(\d{1,4}))?\)/y;

const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Leaves out what ends a sentence rather than an address, and a bracket that was opened before it. */
function trimAddress(address: string): string {
  let end = address.length;
  const bracket = address.indexOf('(');
  for (;;) {
    const last = address[end - 1] ?? '';
    if (/[.,;:!?]/.test(last)) end -= 1;
    else if (last === ')' && (bracket < 0 || bracket >= end)) end -= 1;
    else return address.slice(0, end);
  }
}

function pushText(nodes: Inline[], text: string): void {
  const last = nodes.at(-1);
  if (text === '') return;
  if (last?.type === 'text') last.text += text;
  else nodes.push({ type: 'text', text });
}

/** The marks that are open, innermost last. At most one of each kind is, so every node moves at most three times. */
class Frames {
  private readonly stack: Frame[] = [{ kind: 'root', mark: '', nodes: [] }];

  get top(): Frame {
    return this.stack.at(-1) as Frame;
  }

  has(kind: Opened): boolean {
    return this.stack.some((it) => it.kind === kind);
  }

  open(kind: Opened, mark: string): void {
    this.stack.push({ kind, mark, nodes: [] });
  }

  /** Shows the innermost open mark as text. */
  private spill(): void {
    const frame = this.stack.pop() as Frame;
    pushText(this.top.nodes, frame.mark);
    for (const node of frame.nodes) {
      if (node.type === 'text') pushText(this.top.nodes, node.text);
      else this.top.nodes.push(node);
    }
  }

  /** Takes the innermost frame of a kind off, with everything that was opened inside and not closed as text. */
  take(kind: Opened): Inline[] {
    while (this.top.kind !== kind) this.spill();
    return (this.stack.pop() as Frame).nodes;
  }

  giveUp(kind: Opened): void {
    while (this.top.kind !== kind) this.spill();
    this.spill();
  }

  end(): Inline[] {
    while (this.stack.length > 1) this.spill();
    return this.top.nodes;
  }
}

function readStars(text: string, at: number, frames: Frames): number {
  const endsBoth = frames.top.kind === 'em' && text.startsWith('***', at);
  const kind = text[at + 1] === '*' && !endsBoth ? 'strong' : 'em';
  const mark = kind === 'strong' ? '**' : '*';
  const after = at + mark.length;
  if (frames.has(kind) && !isSpace(text[at - 1])) {
    const children = frames.take(kind);
    if (children.length > 0) frames.top.nodes.push({ type: kind, children });
    else pushText(frames.top.nodes, mark + mark);
  } else if (!frames.has(kind) && !isSpace(text[after]) && !(isWord(text[at - 1]) && kind === 'em')) {
    frames.open(kind, mark);
  } else pushText(frames.top.nodes, mark);
  return after;
}

function readLinkEnd(text: string, at: number, frames: Frames): number {
  target.lastIndex = at + 1;
  const found = frames.has('link') ? target.exec(text) : null;
  if (!found) {
    pushText(frames.top.nodes, ']');
    return at + 1;
  }
  const href = safeHref(found[1] ?? '');
  const children = frames.take('link');
  if (href && children.length > 0) frames.top.nodes.push({ type: 'link', href, children });
  else if (children.length > 0) for (const node of children) frames.top.nodes.push(node);
  else pushText(frames.top.nodes, `[]${found[0]}`);
  return at + 1 + found[0].length;
}

function readAddress(text: string, at: number, frames: Frames): number {
  bareAddress.lastIndex = at;
  const plain = isWord(text[at - 1]) || frames.has('link');
  const address = plain ? '' : trimAddress(bareAddress.exec(text)?.[0] ?? '');
  const href = safeHref(address);
  if (!href) {
    pushText(frames.top.nodes, text.slice(at, at + 4));
    return at + 4;
  }
  frames.top.nodes.push({ type: 'link', href, children: [{ type: 'text', text: address }] });
  return at + address.length;
}

/** A picture or a video; what may not be shown is its title, and so is a video inside a link. */
function readMark(text: string, at: number, { frames, mediaAt }: { frames: Frames; mediaAt: ReadMedia }): number {
  mediaMark.lastIndex = at;
  const found = mediaMark.exec(text);
  if (!found) {
    pushText(frames.top.nodes, '!');
    return at + 1;
  }
  const title = (found[1] ?? '').replace(/\\(.)/g, '$1');
  const media = mediaAt(found[2] ?? '', title, found[3], found[4]);
  if (media && !(media.kind === 'video' && frames.has('link'))) frames.top.nodes.push({ type: 'media', media });
  else pushText(frames.top.nodes, title);
  return at + found[0].length;
}

/** Reads the marks inside one paragraph or list item. */
export function parseInlines(text: string, mediaAt?: ReadMedia): Inline[] {
  const frames = new Frames();
  let at = 0;
  let noMoreCode = false;
  while (at < text.length) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    pushText(frames.top.nodes, text.slice(at, next));
    at = next;
    const sign = text[at];
    if (sign === undefined) break;
    if (sign === '\n') {
      frames.top.nodes.push({ type: 'break' });
      at += 1;
    } else if (sign === '\\') {
      const escaped = escapable.test(text[at + 1] ?? '');
      pushText(frames.top.nodes, escaped ? (text[at + 1] as string) : '\\');
      at += escaped ? 2 : 1;
    } else if (sign === '!' && mediaAt) at = readMark(text, at, { frames, mediaAt });
    else if (sign === '!') {
      pushText(frames.top.nodes, '!');
      at += 1;
    } else if (sign === '*') at = readStars(text, at, frames);
    else if (sign === '[') {
      if (frames.has('link')) frames.giveUp('link');
      frames.open('link', '[');
      at += 1;
    } else if (sign === ']') at = readLinkEnd(text, at, frames);
    else if (sign === '`') {
      const end: number = noMoreCode ? -1 : text.indexOf('`', at + 1);
      noMoreCode = end < 0;
      if (end > at + 1) frames.top.nodes.push({ type: 'code', text: text.slice(at + 1, end) });
      else pushText(frames.top.nodes, end < 0 ? '`' : '``');
      at = end < 0 ? at + 1 : end + 1;
    } else at = readAddress(text, at, frames);
  }
  return frames.end();
}
