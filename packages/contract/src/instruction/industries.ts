/** What shops sell, as far as there is a template of an instruction for it. Without Zod, for everybody. */
export const industries = [
  'fashion',
  'beauty',
  'electronics',
  'food',
  'furniture',
  'sports',
  'toys',
  'jewelry',
  'pets',
  'books',
  'health',
  'digital',
] as const;
export type Industry = (typeof industries)[number];
