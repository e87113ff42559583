import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { pagesWithReactions } from '../../navigation/pages-with-reactions.ts';

/** All of the area comes at once, when somebody opens it: no first screen needs it. */
const later = async () => (await import('./area/pages.ts')).area;
const page =
  (name: keyof Awaited<ReturnType<typeof later>>['pages']): LoadPage =>
  async () => ({ Component: (await later()).pages[name] });

export const assistantFeature: Feature = pagesWithReactions(
  {
    '/ai_assistant': page('start'),
    '/ai_assistant/instruction': page('instruction'),
    '/ai_assistant/data_sources': page('sources'),
    '/ai_assistant/data_sources/pages': page('pages'),
    '/ai_assistant/data_sources/pages/:id': page('onePage'),
    '/ai_assistant/data_sources/answers': page('answers'),
    '/ai_assistant/data_sources/answers/add': page('addAnswer'),
    '/ai_assistant/data_sources/answers/:id': page('editAnswer'),
    '/ai_assistant/products': page('products'),
    '/ai_assistant/settings': page('settings'),
    '/ai_assistant/test': page('test'),
  },
  async () => (await later()).reactions,
);
