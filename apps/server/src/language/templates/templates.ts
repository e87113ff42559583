import type { Language } from '../languages.ts';
import { eastern } from './eastern.ts';
import { germanic } from './germanic.ts';
import { others } from './others.ts';
import { romance } from './romance.ts';
import { slavic } from './slavic.ts';
import type { Templates } from './template.ts';

/** By language; the English ones stand among the texts of the server, and the questions of a new shop in `starters.ts`. */
export const templates: Readonly<Record<Exclude<Language, 'en'>, Templates>> = {
  ...germanic,
  ...romance,
  ...slavic,
  ...eastern,
  ...others,
};
