import { isAnyProduct, type Recommendation, type SomeProducts } from '@chatty/contract/recommendations';

const covers = <T>(upper: readonly T[], lower: readonly T[]) =>
  lower.length > 0 && lower.every((it) => upper.includes(it));

function coversProducts(upper: SomeProducts, lower: SomeProducts): boolean {
  if (isAnyProduct(upper)) return true;
  const ids = (some: SomeProducts) => some.products.map((it) => it.id);
  const parts = [
    [ids(upper), ids(lower)],
    [upper.types, lower.types],
    [upper.vendors, lower.vendors],
    [upper.tags, lower.tags],
  ] as const;
  return !isAnyProduct(lower) && parts.every(([a, b]) => b.every((it) => a.includes(it)));
}

/** Whether everyone whom the lower rule waits for meets the upper one first. Pairs and likeness may leave some to it. */
function isAlwaysFirst(upper: Recommendation, lower: Recommendation): boolean {
  return (
    upper.what.kind === 'chosen' &&
    upper.when === lower.when &&
    (upper.audience === 'everyone' || upper.audience === lower.audience) &&
    (upper.languages.length === 0 || covers(upper.languages, lower.languages)) &&
    (upper.minCart === null || (lower.minCart !== null && Number(upper.minCart) <= Number(lower.minCart))) &&
    // Without words of its own the upper one leaves alone who only looks for something.
    (upper.words.length === 0 ? lower.words.length === 0 : covers(upper.words, lower.words)) &&
    coversProducts(upper.of, lower.of)
  );
}

/** By the ids of rules that are never used as long as the upper one has something to show: the name of that one. */
export function neverReached(rules: readonly Recommendation[]): ReadonlyMap<string, string> {
  const on = rules.filter((it) => it.on);
  return new Map(
    on.flatMap((lower, at) => {
      const upper = on.slice(0, at).find((it) => isAlwaysFirst(it, lower));
      return upper ? [[lower.id, upper.name] as const] : [];
    }),
  );
}
