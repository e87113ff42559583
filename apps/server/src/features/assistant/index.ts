export { answerVisitor } from './answer-visitor.ts';
export { stopAnswer } from './turn/running-answers.ts';
export { assistantCalls } from './assistant.calls.ts';
