import { trailMaxSteps, type TrailStep } from '@chatty/contract/trail';

const inOrder = (a: TrailStep, b: TrailStep) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id);

/** A trail with steps that came, each once. */
export function withSteps(held: readonly TrailStep[], steps: readonly TrailStep[]): TrailStep[] {
  const all = new Map([...held, ...steps].map((it) => [it.id, it]));
  return [...all.values()].sort(inOrder).slice(-trailMaxSteps);
}

/** Within this time of an order, a cart that is empty was bought. */
const boughtWithinMs = 10 * 60_000;

/** A trail without carts that are empty because they were ordered: nobody took anything out. */
export function withoutBought(steps: readonly TrailStep[]): TrailStep[] {
  const placed = steps.filter((it) => it.kind === 'order' && it.news === 'placed').map((it) => Date.parse(it.at));
  const isBought = (at: number) => placed.some((it) => Math.abs(it - at) < boughtWithinMs);
  return steps.filter(
    (it) => it.kind !== 'cart' || it.changes.some(({ to }) => to > 0) || !isBought(Date.parse(it.at)),
  );
}
