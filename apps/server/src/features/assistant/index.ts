export { askModel } from './engine/ask-model.ts';
export { claimsIn, keyOf, keysOf } from './grounding/claims.ts';
export { contentWords } from './grounding/reading/content-words.ts';
export { sentencesOf } from './grounding/reading/sentences.ts';
export { isVisitors } from './inquiry/transcript.ts';
export { createVault } from './inquiry/vault.ts';
export { rehearseAnswer, rehearseIn } from './rehearsal/rehearse-answer.ts';
export { suggestReply } from './suggestion/suggest-reply.ts';
export { changedFact, whyNotTheSame } from './translation/compare-translation.ts';
