import type { Feature } from '../../platform/feature.ts';
import { tagCalls } from './tags.calls.ts';
import { tagsTraces } from './tags.traces.ts';

export const tagsFeature: Feature = { name: 'tags', traces: tagsTraces, memberCalls: tagCalls };
