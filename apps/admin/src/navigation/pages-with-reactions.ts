import type { LiveReactions } from '../connection/live/live-reactions.ts';
import type { Feature } from './feature.ts';
import type { LoadPage } from './path-entry.ts';

/**
 * Pages that bring along what live events change, so that no first screen loads it: before one of them was opened,
 * nothing is held that an event could change.
 */
export function pagesWithReactions(
  pages: Readonly<Record<string, LoadPage>>,
  load: () => Promise<LiveReactions>,
): Pick<Feature, 'pages' | 'live'> {
  const live: LiveReactions = {};
  const bringing =
    (page: LoadPage): LoadPage =>
    async () => {
      const [reactions, loaded] = await Promise.all([load(), page()]);
      Object.assign(live, reactions);
      return loaded;
    };
  return { live, pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, bringing(page)])) };
}
