import type { TriedAnswer } from '@chatty/contract/copilot';

/** What of two answers can differ, in the order in which it is told. */
export type Difference = 'outcome' | 'words' | 'sources' | 'products' | 'found' | 'tools' | 'dropped';

const named = (list: readonly { id: string }[]) => JSON.stringify(list.map((it) => it.id));
const sourcesOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
const productsOf = ({ parts }: TriedAnswer) => parts.flatMap((it) => (it.type === 'products' ? it.products : []));
const toolsOf = ({ decision }: TriedAnswer) => decision.toolCalls.map((it) => it.name);
const piecesOf = ({ decision }: TriedAnswer) => decision.retrieved.map((it) => it.title);
const droppedOf = ({ decision }: TriedAnswer) => decision.verdicts.filter((it) => !it.kept).map((it) => it.sentence);

const readAs: Record<Difference, (answer: TriedAnswer) => string> = {
  outcome: (it) => it.decision.outcome,
  words: (it) => it.text,
  sources: (it) => named(sourcesOf(it)),
  products: (it) => named(productsOf(it)),
  found: (it) => named(it.decision.retrieved),
  tools: (it) => JSON.stringify(it.decision.toolCalls.map(({ name, input }) => [name, input])),
  dropped: (it) => JSON.stringify(droppedOf(it)),
};

/** In what two answers to the same question differ. */
export const differencesOf = (one: TriedAnswer, other: TriedAnswer): Difference[] =>
  (Object.keys(readAs) as Difference[]).filter((it) => readAs[it](one) !== readAs[it](other));

/** Those of a list that another does not have as often, in their order. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((it) => {
    const at = left.indexOf(it);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What one answer has that the other has not. */
export interface Alone {
  pieces: string[];
  tools: string[];
  dropped: string[];
}

export const aloneIn = (one: TriedAnswer, other: TriedAnswer): Alone => ({
  pieces: without(piecesOf(one), piecesOf(other)),
  tools: without(toolsOf(one), toolsOf(other)),
  dropped: without(droppedOf(one), droppedOf(other)),
});

/** How much more the second takes than the first: milliseconds, and US dollars. */
export const moreOf = (one: TriedAnswer, other: TriedAnswer) => ({
  ms: other.decision.latencyMs - one.decision.latencyMs,
  dollars: Number(other.decision.cost.amount) - Number(one.decision.cost.amount),
});
