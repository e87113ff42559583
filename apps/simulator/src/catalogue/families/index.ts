import type { Family } from '../family.ts';
import { accessories } from './accessories.ts';
import { camp } from './camp.ts';
import { campEquipment } from './camp-equipment.ts';
import { clothing } from './clothing.ts';
import { footwear } from './footwear.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';

export const families: readonly Family[] = [
  ...clothing,
  ...accessories,
  ...footwear,
  ...camp,
  ...campEquipment,
  ...kitchen,
  ...living,
];
