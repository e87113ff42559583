export { answers } from './assistant.caps.ts';
export { decisionsOf } from './decision.store.ts';
export { answerVisitor } from './answer-visitor.ts';
