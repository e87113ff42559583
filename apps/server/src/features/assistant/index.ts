export { decisionsOf } from './decision.store.ts';
export { answerVisitor } from './answer-visitor.ts';
