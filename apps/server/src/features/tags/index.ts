export { holdTags, listTags, tagIdsWithout, tagsNamed } from './tag.store.ts';
export { holdTagsNamed } from './save-tag.ts';
export { type RemovedTag, tagRemoved } from './tags.events.ts';
