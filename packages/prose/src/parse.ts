import type { ReadMedia } from './media.ts';
import { type Inline, parseInlines } from './parse-inlines.ts';

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] };

export interface ProseOptions {
  /**
   * Reads `![title](address =640x480)` as a picture or a video (`mediaAt`): for text of the shop's own making. What anybody
   * else writes loads nothing.
   */
  mediaAt?: ReadMedia | undefined;
}

interface Marker {
  ordered: boolean;
  start: number;
  text: string;
}

const bullet = /^ {0,3}[-*•] +(?=\S)/;
const number = /^ {0,3}(\d{1,6})[.)] +(?=\S)/;

function markerOf(line: string): Marker | null {
  const dot = bullet.exec(line);
  if (dot) return { ordered: false, start: 1, text: line.slice(dot[0].length) };
  const count = number.exec(line);
  if (count) return { ordered: true, start: Number(count[1]), text: line.slice(count[0].length) };
  return null;
}

/** Whether a line goes on with a list. A number that is not the next one begins another: who writes 1, 3 means 3. */
const follows = (list: { ordered: boolean; start: number; items: readonly unknown[] }, marker: Marker): boolean =>
  list.ordered === marker.ordered && (!marker.ordered || marker.start === list.start + list.items.length);

/**
 * Reads light Markdown: paragraphs, lists, **bold**, *italic*, `code`, [links](https://…), bare addresses and line
 * breaks. Everything else, HTML included, is text. Never throws; takes time linear in the length of the text.
 */
export function parseProse(text: string, { mediaAt }: ProseOptions = {}): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let list: { ordered: boolean; start: number; items: string[][] } | null = null;

  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', children: parseInlines(lines.join('\n'), mediaAt) });
    lines = [];
  };
  const endList = () => {
    if (list) {
      const items = list.items.map((it) => parseInlines(it.join('\n'), mediaAt));
      blocks.push({ type: 'list', ordered: list.ordered, start: list.start, items });
    }
    list = null;
  };

  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trimEnd();
    const marker = markerOf(line);
    if (line === '') {
      endParagraph();
      endList();
    } else if (marker) {
      endParagraph();
      if (list && !follows(list, marker)) endList();
      list ??= { ordered: marker.ordered, start: marker.start, items: [] };
      list.items.push([marker.text]);
    } else if (list && /^ {2,}/.test(line)) {
      list.items.at(-1)?.push(line.trimStart());
    } else {
      endList();
      lines.push(line.trimStart());
    }
  }
  endParagraph();
  endList();
  return blocks;
}
