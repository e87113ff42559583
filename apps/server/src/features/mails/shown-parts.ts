import { proseToPlain } from '@chatty/prose/html';
import { plainEnglish } from '../wording/index.ts';
import type { Letter, Said } from './letter.ts';

/** A line below a message; `url` leads to what it names. */
export interface Line {
  text: string;
  url: string | null;
}

/** Keeps only addresses that a browser opens as a page. */
function pageAt(address: string, origin: string | undefined): string | null {
  try {
    const url = new URL(address, origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** What a message holds beside its text, in words: most mail programs show no pictures of strangers. */
export function linesOf({ files, parts }: Said, { origin, spoken = plainEnglish }: Letter): Line[] {
  const { say, money, size, statesOf, isolated } = spoken;
  const ofFiles = files.map(({ name, type, bytes, url }) => {
    const key = type.startsWith('image/') ? 'liveChatMailImage' : 'liveChatMailFile';
    return { text: say(key, { name, size: size(bytes) }), url: pageAt(url, origin) };
  });
  const ofParts = parts.flatMap((part): Line[] => {
    if (part.type === 'translation')
      return [{ text: `${part.label}: ${isolated(proseToPlain(part.original))}`, url: null }];
    if (part.type === 'order') {
      const order = say('orderTrackingOrder', { name: part.order.name });
      return [{ text: [order, ...statesOf(part.order).map(isolated)].join(' · '), url: null }];
    }
    if (part.type !== 'products') return [];
    return part.products.map(({ title, url, variants }) => {
      const price = variants[0]?.price;
      return {
        text: [title, ...(price ? [money(price)] : [])].map(isolated).join(' – '),
        url: pageAt(url, origin),
      };
    });
  });
  return [...ofParts, ...ofFiles];
}
