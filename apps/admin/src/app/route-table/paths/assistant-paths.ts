import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

export const ai = { in: ['admin', 'member', 'installed'], menu: 'assistant', title: texts.aiAssistant } as const;

/** The assistant's pages. */
export const assistantPaths: Address[] = [
  { ...ai, path: '/ai_assistant' },
  { ...ai, path: '/ai_assistant/instruction', title: texts.instructions },
  { ...ai, path: '/ai_assistant/optimize', title: texts.optimize },
  { ...ai, path: '/ai_assistant/optimize/conflicts', title: texts.conflicts },
  { ...ai, path: '/ai_assistant/optimize/:id', title: texts.openQuestion },
  { ...ai, path: '/ai_assistant/data_sources', title: texts.dataSources },
  { ...ai, path: '/ai_assistant/data_sources/pages', title: texts.storePages },
  { ...ai, path: '/ai_assistant/data_sources/pages/:id', title: texts.storePages },
  { ...ai, path: '/ai_assistant/data_sources/files', title: texts.files },
  { ...ai, path: '/ai_assistant/data_sources/files/:id', title: texts.files },
  { ...ai, path: '/ai_assistant/data_sources/web', title: texts.webPages },
  { ...ai, path: '/ai_assistant/data_sources/web/:id', title: texts.webPages },
  { ...ai, path: '/ai_assistant/data_sources/answers', title: texts.customAnswers },
  { ...ai, path: '/ai_assistant/data_sources/answers/add', title: texts.addAnswer, in: ['admin', 'installed'] },
  { ...ai, path: '/ai_assistant/data_sources/answers/:id', title: texts.answer },
  { ...ai, path: '/ai_assistant/instruction/scenarios', title: texts.scenarios },
  { ...ai, path: '/ai_assistant/instruction/scenarios/add', title: texts.addScenario, in: ['admin', 'installed'] },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit/:id', title: texts.scenario },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit-default/:id', title: texts.scenario },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario', title: texts.sizeGuides },
  {
    ...ai,
    path: '/ai_assistant/instruction/size-guide-scenario/add',
    title: texts.addSizeGuide,
    in: ['admin', 'installed'],
  },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/edit/:id', title: texts.sizeGuide },
  { ...ai, path: '/ai_assistant/products', title: texts.products },
  { ...ai, path: '/ai_assistant/product-faq/:id', title: texts.productFaqs },
  { ...ai, path: '/ai_assistant/discounts', title: texts.discounts },
  { ...ai, path: '/ai_assistant/hand_off', title: texts.handOff },
  { ...ai, path: '/ai_assistant/test', title: texts.testTheAssistant },
  { ...ai, path: '/ai_assistant/test/suite', title: texts.testSuite },
  { ...ai, path: '/ai_assistant/test/suite/add', title: texts.addTestCase },
  { ...ai, path: '/ai_assistant/test/suite/:id', title: texts.testCase },
  { ...ai, path: '/ai_assistant/log', title: texts.assistantLog },
  { ...ai, path: '/ai_assistant/log/:id', title: texts.assistantLog },
  { ...ai, path: '/ai_assistant/quality', title: texts.assistantQuality },
  { ...ai, path: '/ai_assistant/usage', title: texts.assistantUsage },
  { ...ai, path: '/ai_assistant/settings', title: texts.assistantSettings },
];
