import type { TagsTables } from '../../tables/tags.ts';
import { defineTraces } from '../../traces.ts';

export const tagsTraces = defineTraces<TagsTables>({ about: { tags: 'nobody' } });
