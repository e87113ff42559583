import type { Industry } from '@chatty/contract/instruction/industries';

const number = (it: number) => it.toLocaleString('en-US');

const industries: Record<Industry, string> = {
  fashion: 'Clothing and shoes',
  beauty: 'Beauty and cosmetics',
  electronics: 'Electronics',
  food: 'Food and drinks',
  furniture: 'Furniture and home',
  sports: 'Sports and outdoors',
  toys: 'Toys and children',
  jewelry: 'Jewelry and watches',
  pets: 'Pets',
  books: 'Books and stationery',
  health: 'Health and wellness',
  digital: 'Digital products',
};

/** The page of the assistant's instructions. */
export const texts = {
  title: 'Instructions',
  subtitle: 'How your assistant speaks, and what it leaves to your team',
  scenarios: 'Scenarios',
  onlyAdmins: 'Only admins change these.',
  labels: { aiAssistantSettings: 'Instructions' },

  field: 'Your instructions',
  /** Word for word of the specification's section 5. */
  guidance:
    'Instructions should follow this structure: Role, Knowledge, Communication style, Key guidelines, and Boundaries.',
  placeholder: 'Role\nYou help people who hike find what they need…',
  insert: 'Insert the headings',
  insertAll: 'All headings are there',
  count: (chars: number, most: number) => `${number(chars)} of ${number(most)} characters`,

  industry: 'What your store sells',
  industryHint: 'Decides which template fits your store.',
  industryOpen: 'Not chosen',
  industries,

  effect: 'What instructions do',
  effectLines: [
    'They steer manner: whom the assistant speaks as, how it sounds, what it asks, and what it leaves to your team.',
    'They add no facts. Whatever they say, the assistant says only what your data sources carry.',
    'They change no rule: prices, stock, orders, discounts, and refunds stay as your store says.',
  ],
  noModel:
    'Without a language model the assistant speaks in your shop’s own sentences; instructions don’t change what it says. They are kept, and count once a language model is set up.',
};
