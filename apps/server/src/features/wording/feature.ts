import type { Feature } from '../../platform/feature.ts';
import { wordingTraces } from './wording.traces.ts';

export const wordingFeature: Feature = { name: 'wording', traces: wordingTraces };
