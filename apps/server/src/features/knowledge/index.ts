export { addCustomAnswer, type CustomAnswerText } from './custom-answers/save-custom-answer.ts';
export { type ComparablePassage, readComparable } from './passages/comparable-passages.ts';
export { searchFaqs } from './search/find-faqs.ts';
export { confidenceFloor } from './search/confidence.ts';
export { type Retrieved, type RetrievedHit, retrieve } from './search/retrieve.ts';
export { readyToRetrieve } from './search/calibration.ts';
export { knowledgeChanged } from './knowledge.events.ts';
export { syncStorePagesJob } from './knowledge.jobs.ts';
export { latestCustomAnswers } from './custom-answers/list-custom-answers.ts';
