import type { TriedAnswer } from '@chatty/contract/copilot';

/** What of two answers can differ, in the order in which it is told. */
export type Difference = 'outcome' | 'words' | 'sources' | 'products' | 'found';

const named = (list: readonly { id: string }[]) => JSON.stringify(list.map((it) => it.id));
const sourcesOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
const productsOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'products' ? it.products : []));

const readAs: Record<Difference, (answer: TriedAnswer) => string> = {
  outcome: (it) => it.decision.outcome,
  words: (it) => it.text,
  sources: (it) => named(sourcesOf(it)),
  products: (it) => named(productsOf(it)),
  found: (it) => named(it.decision.retrieved),
};

/** In what two answers to the same question differ. */
export const differencesOf = (one: TriedAnswer, other: TriedAnswer): Difference[] =>
  (Object.keys(readAs) as Difference[]).filter((it) => readAs[it](one) !== readAs[it](other));
