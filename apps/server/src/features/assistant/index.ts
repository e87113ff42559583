export { rehearseAnswer, type Rehearsal } from './rehearsal/rehearse-answer.ts';
