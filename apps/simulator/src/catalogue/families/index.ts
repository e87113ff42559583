import type { Family } from '../family.ts';
import { camp } from './camp.ts';
import { clothing } from './clothing.ts';
import { footwear } from './footwear.ts';
import { kitchen, living } from './home.ts';

export const families: readonly Family[] = [...clothing, ...footwear, ...camp, ...kitchen, ...living];
