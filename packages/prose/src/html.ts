import { type Block, parseProse } from './parse.ts';
import type { Inline } from './parse-inlines.ts';

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (it) => named[it] ?? it);

interface HtmlOptions {
  /** The shop's address: an email has no site of its own that a path could belong to. */
  origin?: string;
}

function inlineHtml(nodes: Inline[], options: HtmlOptions): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return escapeHtml(node.text);
        case 'code':
          return `<code>${escapeHtml(node.text)}</code>`;
        case 'media':
          return escapeHtml(node.media.title);
        case 'break':
          return '<br>';
        case 'link': {
          const href = node.href.startsWith('/') ? (options.origin ?? '') + node.href : node.href;
          return `<a href="${escapeHtml(href)}" rel="noopener nofollow">${inlineHtml(node.children, options)}</a>`;
        }
        default:
          return `<${node.type}>${inlineHtml(node.children, options)}</${node.type}>`;
      }
    })
    .join('');
}

/** Message text as HTML for email: nothing in it but paragraphs, lists, marks and safe links. */
export function proseToHtml(text: string, options: HtmlOptions = {}): string {
  return parseProse(text)
    .map((block) => {
      if (block.type === 'paragraph') return `<p>${inlineHtml(block.children, options)}</p>`;
      const items = block.items.map((it) => `<li>${inlineHtml(it, options)}</li>`).join('');
      return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    })
    .join('\n');
}

function inlinePlain(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
        case 'code':
          return node.text;
        case 'media':
          return node.media.title;
        case 'break':
          return '\n';
        case 'link': {
          const label = inlinePlain(node.children);
          const address = node.href.replace(/^(?:mailto|tel):/i, '');
          return label === address ? label : `${label} (${address})`;
        }
        default:
          return inlinePlain(node.children);
      }
    })
    .join('');
}

const blockPlain = (block: Block): string =>
  block.type === 'paragraph'
    ? inlinePlain(block.children)
    : block.items.map((it, at) => `${block.ordered ? `${block.start + at}.` : '-'} ${inlinePlain(it)}`).join('\n');

/** Message text without marks: for notifications, previews and the plain half of an email. */
export function proseToPlain(text: string): string {
  return parseProse(text).map(blockPlain).join('\n\n');
}
