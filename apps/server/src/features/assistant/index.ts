export { rehearseAnswer } from './rehearsal/rehearse-answer.ts';
