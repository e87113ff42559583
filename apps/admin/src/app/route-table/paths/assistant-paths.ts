import type { PathEntry } from '../entry.ts';

const ai = { in: ['admin', 'member', 'installed'], menu: 'assistant', title: 'AI assistant' } as const;
const recommendations = { ...ai, title: 'Recommendations', flag: 'smartRecommendations' } as const;

/** The assistant's pages. */
export const assistantPaths: PathEntry[] = [
  { ...ai, path: '/assistant', page: 'later' },
  { ...ai, path: '/assistant/old', page: 'later' },
  { ...ai, path: '/assistant/:template', page: 'later' },

  { ...ai, path: '/ai_assistant', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction', page: 'later' },
  { ...ai, path: '/ai_assistant/optimize', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/add', title: 'Add scenario', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit/:id', title: 'Edit scenario', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/scenarios/edit-default/:id', title: 'Edit scenario', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario', title: 'Size guides', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/add', title: 'Add size guide', page: 'later' },
  { ...ai, path: '/ai_assistant/instruction/size-guide-scenario/edit/:id', title: 'Edit size guide', page: 'later' },
  { ...ai, path: '/ai_assistant/data_sources', title: 'Data sources', page: 'later' },
  { ...ai, path: '/ai_assistant/products', title: 'Products', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/create', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/edit/:id', page: 'later' },
  { ...recommendations, path: '/ai_assistant/products/recommendations/:id', page: 'later' },
  { ...ai, path: '/ai_assistant/settings', title: 'Assistant settings', page: 'later' },
  { ...ai, path: '/ai_assistant/test', title: 'Test the assistant', page: 'later' },
  { ...ai, path: '/ai_assistant/discounts', title: 'Discounts', page: 'later' },
  { ...ai, path: '/ai_assistant/product-faq/:id', title: 'Product FAQs', page: 'later' },
];
