import type { About, Traces } from './ctx.ts';

/** Traces that name every table of their part, as the migrations make them. */
export const defineTraces = <Own extends object>(
  it: Traces & { readonly about: Readonly<Record<keyof Own, About>> },
): Traces => it;
