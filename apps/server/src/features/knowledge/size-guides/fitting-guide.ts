import type { SizeGuide } from '@chatty/contract/size-guides';
import { foldedWords } from '../../../language/fold.ts';

/** What a guide is chosen by: what the store says of a product. */
export interface SizedProduct {
  id: string;
  productType: string;
  vendor: string;
  tags: readonly string[];
}

const isAmong = (names: readonly string[], name: string) =>
  name !== '' && names.some((it) => it.toLowerCase() === name.toLowerCase());

/** How closely a guide is made for a product: by its name, its type, its vendor or tags, or as all are; 0: not at all. */
function closeness({ scope }: SizeGuide, { id, productType, vendor, tags }: SizedProduct): number {
  if (scope.products.some((it) => it.id === id)) return 4;
  if (isAmong(scope.types, productType)) return 3;
  if (isAmong(scope.vendors, vendor) || tags.some((it) => isAmong(scope.tags, it))) return 2;
  return scope.all ? 1 : 0;
}

/** The guides that are made for a product, the closest first. */
export const guidesFor = (guides: readonly SizeGuide[], product: SizedProduct): SizeGuide[] =>
  guides
    .map((guide) => ({ guide, close: closeness(guide, product) }))
    .filter((it) => it.close > 0)
    .sort((a, b) => b.close - a.close)
    .map((it) => it.guide);

/** Whether a question names what a guide is for. */
function isNamed({ name, scope }: SizeGuide, asked: ReadonlySet<string>): boolean {
  const isSaid = (words: string) => {
    const folded = foldedWords(words);
    return (
      folded.length > 0 && folded.every((it) => asked.has(it) || asked.has(`${it}s`) || asked.has(it.replace(/s$/, '')))
    );
  };
  return [name, ...scope.types].some(isSaid);
}

/** The guides that are meant where no product is: those that are named, else those for all, else the only one. */
export function guidesWithoutProduct(guides: readonly SizeGuide[], question: string): readonly SizeGuide[] {
  const asked = new Set(foldedWords(question));
  const named = guides.filter((it) => isNamed(it, asked));
  if (named.length > 0) return named;
  const forAll = guides.filter((it) => it.scope.all);
  return forAll.length > 0 || guides.length > 1 ? forAll : guides;
}
