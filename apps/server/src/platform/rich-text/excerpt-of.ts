import { richTextMaxChars } from '@chatty/contract/rich-text';
import sanitizeHtml from 'sanitize-html';

/** Between these tags stands a gap when the text is read aloud. */
const blockEdge = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|br|div|table|caption|thead|tbody|tr|th|td)\b[^<>]*>/gi;

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Rich text as plain text in one line, blocks parted by a space. The answer is text, not HTML: escape it to show it. */
export function plainTextOf(html: string): string {
  const bare = sanitizeHtml(
    html.slice(0, richTextMaxChars).replace(blockEdge, (edge) => ` ${edge}`),
    {
      allowedTags: [],
      allowedAttributes: {},
      nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'template', 'iframe'],
    },
  );
  return bare
    .replace(/&(?:lt|gt|quot|amp);/g, (it) => entities[it] ?? it)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a rich text as plain text of at most `max` characters, cut between words and marked with "…". */
export function excerptOf(html: string, max: number): string {
  const text = plainTextOf(html);
  if (text.length <= max) return text;
  const room = Array.from(text.slice(0, max - 1));
  // A surrogate pair that the cut split would show as a broken sign.
  if (/[\ud800-\udbff]$/.test(room.at(-1) ?? '')) room.pop();
  const cut = room.join('');
  const gap = cut.lastIndexOf(' ');
  return `${(gap > max / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`;
}
