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
    '/assistant': page('quickAnswers'),
    '/assistant/old': page('oldStart'),
    '/assistant/:template': page('quickAnswer'),
    '/ai_assistant': page('start'),
    '/ai_assistant/instruction': page('instruction'),
    '/ai_assistant/optimize': page('optimize'),
    '/ai_assistant/optimize/conflicts': page('conflicts'),
    '/ai_assistant/optimize/:id': page('openQuestion'),
    '/ai_assistant/instruction/scenarios': page('scenarios'),
    '/ai_assistant/instruction/scenarios/add': page('addScenario'),
    '/ai_assistant/instruction/scenarios/edit/:id': page('editScenario'),
    '/ai_assistant/instruction/scenarios/edit-default/:id': page('editScenario'),
    '/ai_assistant/instruction/size-guide-scenario': page('guides'),
    '/ai_assistant/instruction/size-guide-scenario/add': page('addGuide'),
    '/ai_assistant/instruction/size-guide-scenario/edit/:id': page('editGuide'),
    '/ai_assistant/data_sources': page('sources'),
    '/ai_assistant/data_sources/pages': page('pages'),
    '/ai_assistant/data_sources/pages/:id': page('onePage'),
    '/ai_assistant/data_sources/files': page('files'),
    '/ai_assistant/data_sources/files/:id': page('oneFile'),
    '/ai_assistant/data_sources/web': page('web'),
    '/ai_assistant/data_sources/web/:id': page('oneWebPage'),
    '/ai_assistant/data_sources/answers': page('answers'),
    '/ai_assistant/data_sources/answers/add': page('addAnswer'),
    '/ai_assistant/data_sources/answers/:id': page('editAnswer'),
    '/ai_assistant/products': page('products'),
    '/ai_assistant/product-faq/:id': page('productFaq'),
    '/ai_assistant/products/recommendations': page('recommendations'),
    '/ai_assistant/products/recommendations/create': page('addRecommendation'),
    '/ai_assistant/products/recommendations/edit/:id': page('editRecommendation'),
    '/ai_assistant/products/recommendations/:id': page('oneRecommendation'),
    '/ai_assistant/log': page('log'),
    '/ai_assistant/log/:id': page('turn'),
    '/ai_assistant/quality': page('quality'),
    '/ai_assistant/usage': page('usage'),
    '/ai_assistant/discounts': page('discounts'),
    '/ai_assistant/hand_off': page('handOff'),
    '/ai_assistant/settings': page('settings'),
    '/ai_assistant/test': page('test'),
    '/ai_assistant/test/suite': page('suite'),
    '/ai_assistant/test/suite/add': page('addCase'),
    '/ai_assistant/test/suite/:id': page('oneCase'),
  },
  async () => (await later()).reactions,
);
