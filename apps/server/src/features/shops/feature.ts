import type { Feature } from '../../platform/feature.ts';
import { shopCalls } from './shops.calls.ts';

export const shopsFeature: Feature = { name: 'shops', memberCalls: shopCalls };
