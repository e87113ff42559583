import type { Money } from '@chatty/contract/fields';
import { proseToPlain } from '@chatty/prose/html';
import { texts } from '#texts/mails.ts';
import type { Said } from './letter.ts';

/** A line below a message; `url` leads to what it names. */
export interface Line {
  text: string;
  url: string | null;
}

const priceOf = ({ amount, currency }: Money): string => {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));
  } catch {
    return `${amount} ${currency}`;
  }
};

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
export function linesOf({ files, parts }: Said, origin: string | undefined): Line[] {
  const ofFiles = files.map((file) => {
    const name = file.type.startsWith('image/') ? texts.image : texts.file;
    return { text: name(file.name, texts.size(file.bytes)), url: pageAt(file.url, origin) };
  });
  const ofParts = parts.flatMap((part): Line[] => {
    if (part.type === 'translation') return [{ text: `${part.label}: ${proseToPlain(part.original)}`, url: null }];
    if (part.type === 'order') return [{ text: texts.order(part.order.name), url: null }];
    if (part.type !== 'products') return [];
    return part.products.map((product) => {
      const price = product.variants[0]?.price;
      return {
        text: price ? texts.product(product.title, priceOf(price)) : product.title,
        url: pageAt(product.url, origin),
      };
    });
  });
  return [...ofParts, ...ofFiles];
}
