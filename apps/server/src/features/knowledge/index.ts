export { type Retrieved, retrieve } from './retrieve.ts';
export { syncStorePagesJob } from './knowledge.jobs.ts';
