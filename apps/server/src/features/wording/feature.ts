import type { Feature } from '../../platform/feature.ts';

export const wordingFeature: Feature = { name: 'wording' };
