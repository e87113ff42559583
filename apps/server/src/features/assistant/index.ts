export { rehearseAnswer, rehearseIn } from './rehearsal/rehearse-answer.ts';
