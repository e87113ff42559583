import type { Feature } from '../../platform/feature.ts';

/** Lends its tools to those who search: it keeps nothing itself. */
export const retrievalFeature: Feature = { name: 'retrieval' };
