import type { Feature } from '../../platform/feature.ts';
import { shopCalls } from './shops.calls.ts';
import { shopsTraces } from './shops.traces.ts';

export const shopsFeature: Feature = { name: 'shops', traces: shopsTraces, memberCalls: shopCalls };
