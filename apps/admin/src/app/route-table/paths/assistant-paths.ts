import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const ai = { in: ['admin', 'member', 'installed'], menu: 'assistant', title: texts.aiAssistant } as const;
const recommendations = { ...ai, title: texts.recommendations, flag: 'smartRecommendations' } as const;

/** The assistant's pages. */
export const assistantPaths: Address[] = [
  { ...ai, path: '/assistant' },
  { ...ai, path: '/assistant/old' },
  { ...ai, path: '/assistant/:template' },

  { ...ai, path: '/ai_assistant' },
  { ...ai, path: '/ai_assistant/instruction' },
  { ...ai, path: '/ai_assistant/optimize' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/add', title: texts.addScenario },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit/:id', title: texts.editScenario },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit-default/:id', title: texts.editScenario },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario', title: texts.sizeGuides },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/add', title: texts.addSizeGuide },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/edit/:id', title: texts.editSizeGuide },
  { ...ai, path: '/ai_assistant/data_sources', title: texts.dataSources },
  { ...ai, path: '/ai_assistant/products', title: texts.products },
  { ...recommendations, path: '/ai_assistant/products/recommendations' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/create' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/edit/:id' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/:id' },
  { ...ai, path: '/ai_assistant/settings', title: texts.assistantSettings },
  { ...ai, path: '/ai_assistant/test', title: texts.testTheAssistant },
  { ...ai, path: '/ai_assistant/discounts', title: texts.discounts },
  { ...ai, path: '/ai_assistant/product-faq/:id', title: texts.productFaqs },
];
