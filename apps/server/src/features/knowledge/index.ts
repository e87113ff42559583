export { searchFaqs } from './search/find-faqs.ts';
export { confidenceFloor } from './search/confidence.ts';
export { type Retrieved, type RetrievedHit, retrieve } from './search/retrieve.ts';
export { retrieveInBothWords } from './search/retrieve-in-both-words.ts';
export { readyToRetrieve } from './search/calibration.ts';
export { knowledgeChanged } from './knowledge.events.ts';
export { syncStorePagesJob } from './knowledge.jobs.ts';
export { scenarioFloor, scenarioStartedBy } from './scenarios/near-scenarios.ts';
export { findScenarioIfOn } from './scenarios/scenario.store.ts';
