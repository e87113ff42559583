export { holdTags, listTags, tagIdsWithout, tagsNamed } from './tag.store.ts';
export { type RemovedTag, tagRemoved } from './tags.events.ts';
