export { confidenceFloor } from './search/confidence.ts';
export { type Retrieved, retrieve } from './search/retrieve.ts';
export { syncStorePagesJob } from './knowledge.jobs.ts';
