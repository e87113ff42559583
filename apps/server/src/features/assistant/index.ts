export { answers } from './assistant.caps.ts';
export { answerVisitor } from './answer-visitor.ts';
