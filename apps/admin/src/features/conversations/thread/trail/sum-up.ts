import type { TrailStep } from '@chatty/contract/trail';
import { texts } from '#texts/trail.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** What several steps come to, in one line. */
export function sumUp(steps: readonly TrailStep[]): string {
  const pages = steps.filter((it) => it.kind === 'page').length;
  const moved = steps.flatMap((it) => (it.kind === 'cart' ? it.changes.map(({ from, to }) => to - from) : []));
  const [added, removed] = [sum(moved.filter((it) => it > 0)), -sum(moved.filter((it) => it < 0))];
  const { sums } = texts;
  const news = steps.flatMap((it) => (it.kind === 'order' ? [sums.news[it.news](it.name)] : []));
  return texts.together([
    ...(pages > 0 ? [sums.pages(pages)] : []),
    ...(added > 0 ? [sums.added(added)] : []),
    ...(removed > 0 ? [sums.removed(removed)] : []),
    ...new Set(news),
  ]);
}
