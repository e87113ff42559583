export { searchFaqs } from './search/find-faqs.ts';
export { confidenceFloor } from './search/confidence.ts';
export { type Retrieved, type RetrievedHit, retrieve } from './search/retrieve.ts';
export { passagesByIds } from './passages/passages-by-ids.ts';
export { readyToRetrieve } from './search/calibration.ts';
export { knowledgeChanged } from './knowledge.events.ts';
export { syncStorePagesJob } from './knowledge.jobs.ts';
