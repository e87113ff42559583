import type { Feature } from '../../platform/feature.ts';
import { discountCalls } from './discounts.calls.ts';
import { discountsTraces } from './discounts.traces.ts';

/** The store's discount codes, and to whom the assistant names them. */
export const discountsFeature: Feature = { name: 'discounts', traces: discountsTraces, memberCalls: discountCalls };
