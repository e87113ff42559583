import { isSafeImage, isSafeLink, namelessVideo, richTextMaxChars, videoPlayer } from '@chatty/contract/rich-text';
import sanitizeHtml from 'sanitize-html';
import { texts } from '#texts/problems.ts';
import { Problem } from '../problem.ts';

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const inText = ['b', 'strong', 'i', 'em', 'u', 's', 'code', 'span', 'a', 'img', 'iframe'];
const ofTables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const nestingLimit = 24;
const alignable = ['p', 'h2', 'h3', 'h4', 'li', 'th', 'td'];
const alignment = { 'text-align': [/^(?:left|right|center|justify)$/] };
const colour = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^rgba?\([\d\s.,%/]{3,40}\)$/i];

function link(_: string, { href = '', title, target }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!isSafeLink(href)) return { tagName: 'span', attribs: {} };
  const attribs: sanitizeHtml.Attributes = { href };
  if (title) attribs.title = title;
  if (target?.trim().toLowerCase() === '_blank') Object.assign(attribs, { target: '_blank', rel: 'noopener nofollow' });
  return { tagName: 'a', attribs };
}

const image =
  (ownOrigin: string | null): sanitizeHtml.Transformer =>
  (_, { src: given = '', alt = '', title, width, height }) => {
    const src = ownOrigin && given.startsWith(`${ownOrigin}/files/`) ? given.slice(ownOrigin.length) : given;
    if (!isSafeImage(src)) return { tagName: 'img', attribs: {} };
    const attribs: sanitizeHtml.Attributes = { src, alt, loading: 'lazy' };
    if (title) attribs.title = title;
    if (width && /^\d{1,4}$/.test(width)) attribs.width = width;
    if (height && /^\d{1,4}$/.test(height)) attribs.height = height;
    return { tagName: 'img', attribs };
  };

/** The frame keeps its address and its name; we decide how it is sandboxed. */
function video(_: string, { src = '', title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const player = videoPlayer(src);
  if (!player) return { tagName: 'iframe', attribs: {} };
  return {
    tagName: 'iframe',
    attribs: {
      src: player,
      title: title || namelessVideo,
      loading: 'lazy',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
    },
  };
}

/** The library's types lag behind its options. */
const rules = (ownOrigin: string | null): sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } => ({
  // Everything that a help article may be made of.
  allowedTags: [...blocks, ...inText, ...ofTables],
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'title',
    'template',
    'object',
    'svg',
    'math',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
    ...Object.fromEntries([...alignable, 'span'].map((tag) => [tag, ['style']])),
    ol: ['start'],
    col: ['span'],
    colgroup: ['span'],
    th: ['colspan', 'rowspan', 'scope', 'style'],
    td: ['colspan', 'rowspan', 'style'],
  },
  allowedStyles: {
    ...Object.fromEntries(alignable.map((tag) => [tag, alignment])),
    span: { ...alignment, color: colour },
  },
  allowedEmptyAttributes: ['alt', 'allowfullscreen'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
  // A video frame shows no text of its own; browsers read what stands inside it as raw text.
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
  nestingLimit,
  transformTags: { a: link, img: image(ownOrigin), iframe: video, h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's' },
});

/** Dropping a tag can change how its neighbours nest, so a text is read again until it stays as it is. */
const mostRounds = 8;

/**
 * Rich text made safe to show on any page: no script, no foreign frame, no data attribute, links that cannot reach back.
 * The same text again changes nothing. Our own files are written without our origin, where that is given, so that they
 * are found wherever we move. Throws `Problem('too_large')` beyond `richTextMaxChars`.
 */
export function sanitiseRichText(html: string, ownOrigin: string | null = null): string {
  if (html.length > richTextMaxChars) throw new Problem('too_large', texts.richTextTooLong(richTextMaxChars));
  const allowed = rules(ownOrigin);
  let before = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const after = sanitizeHtml(before, allowed);
    if (after === before) return after;
    before = after;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
}
