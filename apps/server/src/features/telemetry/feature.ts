import type { Feature } from '../../platform/feature.ts';
import { telemetryCalls } from './telemetry.calls.ts';

export const telemetryFeature: Feature = { name: 'telemetry', memberCalls: telemetryCalls };
