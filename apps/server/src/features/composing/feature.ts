import type { Feature } from '../../platform/feature.ts';
import { composingCalls } from './composing.calls.ts';

/** What helps members to compose a reply. */
export const composingFeature: Feature = { name: 'composing', memberCalls: composingCalls };
