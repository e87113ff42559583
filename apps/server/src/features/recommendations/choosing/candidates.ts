import type { LeftOutFor, RecommendationText } from '@chatty/contract/recommendations';
import type { ProductCard } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import type { Language } from '../../../language/languages.ts';
import { findProducts, type KnownProductFacts, listSomeProducts, readProducts } from '../../catalog/index.ts';
import { type Asker, waitedFor } from './fits.ts';

/** So many are looked at of a rule that names a type, or one product for each of its pairs. */
const widely = 60;

interface Candidate {
  id: string;
  title: string;
  /** Absent where the shop has it no more. */
  facts?: KnownProductFacts | undefined;
}

const candidateOf = (facts: KnownProductFacts): Candidate => ({ id: facts.card.id, title: facts.card.title, facts });

/** Of each that is named what the shop has of it now. */
function joined(named: readonly { id: string; title: string }[], known: readonly KnownProductFacts[]): Candidate[] {
  const byId = new Map(known.map((it) => [it.card.id, it]));
  const own = named.map((it) => ({ ...it, facts: byId.get(it.id) }));
  const others = known.filter(({ card }) => !named.some((it) => it.id === card.id)).map(candidateOf);
  return [...new Map([...own, ...others].map((it) => [it.id, it])).values()];
}

/** What is nearest to the products that are spoken of, by what the shop's search finds under their names. */
async function alike(ctx: Ctx, to: readonly { card: ProductCard }[], language: Language): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { card } of to.slice(0, 2)) {
    const { products } = await findProducts(ctx, { text: card.title, language, limit: 12 });
    // A search finds only what the assistant may use.
    found.push(...products.filter((it) => it.card.id !== card.id).map((it) => candidateOf({ ...it, isUsed: true })));
  }
  return [...new Map(found.map((it) => [it.id, it])).values()];
}

async function candidatesOf(
  ctx: Ctx,
  rule: RecommendationText,
  asker: Asker,
  language: Language,
): Promise<Candidate[]> {
  const { what } = rule;
  if (what.kind === 'chosen') return joined(what.from.products, await listSomeProducts(ctx, what.from, widely));
  const waited = waitedFor(rule, asker);
  if (what.kind === 'alike') return alike(ctx, waited, language);
  const partners = what.pairs
    .filter(({ product }) => waited.some((it) => it.card.id === product.id))
    .flatMap((it) => it.goesWith);
  return joined(partners, await readProducts(ctx, { ids: partners.map((it) => it.id) }));
}

export interface Chosen {
  shown: ProductCard[];
  leftOut: { id: string; title: string; why: LeftOutFor }[];
}

function whyNot(
  { onlyNew, inStockOnly }: RecommendationText,
  facts: KnownProductFacts | undefined,
  { spokenOf, inCart }: Asker,
): LeftOutFor | null {
  if (!facts) return 'gone';
  if (!facts.isUsed) return 'unused';
  const isKnown = [...spokenOf, ...inCart].some((it) => it.card.id === facts.card.id);
  if (onlyNew && isKnown) return 'known';
  return inStockOnly && !facts.card.variants.some((it) => it.available) ? 'sold_out' : null;
}

/** A card shows a variant that can be bought, where one can. */
function withBuyable(card: ProductCard): ProductCard {
  const [first] = card.variants;
  const buyable = card.variants.find((it) => it.available);
  return buyable && buyable !== first ? { ...card, chosenVariantId: buyable.id } : card;
}

/** What a rule shows now, and what not. `only`: nothing else, whatever the rule names. Not inside a transaction. */
export async function chooseProducts(
  ctx: Ctx,
  rule: RecommendationText,
  { asker, language, only }: { asker: Asker; language: Language; only?: ReadonlySet<string> | undefined },
): Promise<Chosen> {
  const chosen: Chosen = { shown: [], leftOut: [] };
  for (const { id, title, facts } of await candidatesOf(ctx, rule, asker, language)) {
    const why = whyNot(rule, facts, asker);
    if (only && !only.has(id)) continue;
    if (facts && why === null && chosen.shown.length < rule.most) chosen.shown.push(withBuyable(facts.card));
    else chosen.leftOut.push({ id, title: facts?.card.title ?? title, why: why ?? 'beyond_most' });
  }
  return chosen;
}
