import type { Feature } from '../../platform/feature.ts';
import { devZoneCalls } from './dev-zone.calls.ts';

export const devZoneFeature: Feature = { name: 'dev-zone', memberCalls: devZoneCalls };
