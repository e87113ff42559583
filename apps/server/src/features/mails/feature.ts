import type { Feature } from '../../platform/feature.ts';

/** Lends letters and their sending to the features that write them. */
export const mailsFeature: Feature = { name: 'mails' };
