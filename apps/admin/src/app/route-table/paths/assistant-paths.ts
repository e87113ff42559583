import { texts } from '#texts/pages.ts';
import type { PathEntry } from '../../../navigation/path-entry.ts';

const ai = { in: ['admin', 'member', 'installed'], menu: 'assistant', title: texts.aiAssistant } as const;
const recommendations = { ...ai, title: texts.recommendations, flag: 'smartRecommendations' } as const;

/** The assistant's pages. */
export const assistantPaths: PathEntry[] = [
  { ...ai, path: '/assistant', page: 'later' },
  { ...ai, path: '/assistant/old', page: 'later' },
  { ...ai, path: '/assistant/:template', page: 'later' },

  { ...ai, path: '/ai_assistant', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction', page: 'later' },
  { ...ai, path: '/ai_assistant/optimize', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/add', title: texts.addScenario, page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit/:id', title: texts.editScenario, page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit-default/:id', title: texts.editScenario, page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario', title: texts.sizeGuides, page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/add', title: texts.addSizeGuide, page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/edit/:id', title: texts.editSizeGuide, page: 'later' },
  { ...ai, path: '/ai_assistant/data_sources', title: texts.dataSources, page: 'later' },
  { ...ai, path: '/ai_assistant/products', title: texts.products, page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/create', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/edit/:id', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/:id', page: 'later' },
  { ...ai, path: '/ai_assistant/settings', title: texts.assistantSettings, page: 'later' },
  { ...ai, path: '/ai_assistant/test', title: texts.testTheAssistant, page: 'later' },
  { ...ai, path: '/ai_assistant/discounts', title: texts.discounts, page: 'later' },
  { ...ai, path: '/ai_assistant/product-faq/:id', title: texts.productFaqs, page: 'later' },
];
