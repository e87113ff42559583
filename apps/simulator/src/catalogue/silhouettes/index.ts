import * as camp from './camp.ts';
import * as footwear from './footwear.ts';
import * as home from './home.ts';
import type { Drawing } from './palette.ts';
import * as worn from './worn.ts';

const drawings = { ...worn, ...footwear, ...camp, ...home };

export type Silhouette = keyof typeof drawings;

/** The drawing of a silhouette, or undefined when there is none of that name. */
export function drawingOf(name: string): Drawing | undefined {
  return new Map<string, Drawing>(Object.entries(drawings)).get(name);
}
