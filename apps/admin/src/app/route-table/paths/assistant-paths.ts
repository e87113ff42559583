import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

export const ai = { in: ['admin', 'member', 'installed'], menu: 'assistant', title: texts.aiAssistant } as const;

/** The assistant's pages. */
export const assistantPaths: Address[] = [
  { ...ai, path: '/ai_assistant' },
  { ...ai, path: '/ai_assistant/instruction', title: texts.instructions },
  { ...ai, path: '/ai_assistant/data_sources', title: texts.dataSources },
  { ...ai, path: '/ai_assistant/data_sources/pages', title: texts.storePages },
  { ...ai, path: '/ai_assistant/data_sources/pages/:id', title: texts.storePages },
  { ...ai, path: '/ai_assistant/data_sources/answers', title: texts.customAnswers },
  { ...ai, path: '/ai_assistant/data_sources/answers/add', title: texts.addAnswer, in: ['admin', 'installed'] },
  { ...ai, path: '/ai_assistant/data_sources/answers/:id', title: texts.answer },
  { ...ai, path: '/ai_assistant/products', title: texts.products },
  { ...ai, path: '/ai_assistant/test', title: texts.testTheAssistant },
  { ...ai, path: '/ai_assistant/settings', title: texts.assistantSettings },
];
