import { proseToPlain } from '@chatty/prose/html';
import { texts } from '#texts/mails.ts';
import type { Block, Letter } from './letter.ts';
import { linesOf } from './shown-parts.ts';

const quoted = (text: string) =>
  text
    .split('\n')
    .map((it) => `> ${it}`)
    .join('\n');

/** A path needs a site in front of it, because a mail has none. */
const ledTo = (text: string, origin = '') => text.replace(/\]\(\/(?!\/)/g, `](${origin}/`);

function blockText(block: Block, letter: Letter): string {
  switch (block.type) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return block.code;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'quote': {
      const from = block.from ? [`${block.from.label}: ${block.from.text} (${block.from.url})`] : [];
      return [`${block.label}:`, ...block.lines.map(quoted), ...from].join('\n');
    }
    case 'message': {
      const lines = linesOf(block.said, letter).map((it) => (it.url ? `${it.text}: ${it.url}` : it.text));
      const { name, at } = block.said;
      return [at ? `${name}, ${at}:` : `${name}:`, proseToPlain(ledTo(block.said.text, letter.origin)), ...lines]
        .filter((it) => it !== '')
        .join('\n');
    }
  }
}

/** A letter for who reads mails as text. */
export function textOf(letter: Letter): string {
  const { title, blocks, foot, unsubscribe } = letter;
  const end = unsubscribe ? [...foot, `${texts.chooseMails}: ${unsubscribe}`] : foot;
  return `${[title, ...blocks.map((it) => blockText(it, letter)), `-- \n${end.join('\n')}`].join('\n\n')}\n`;
}
