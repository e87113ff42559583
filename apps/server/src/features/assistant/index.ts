export { answerVisitor } from './answer-visitor.ts';
