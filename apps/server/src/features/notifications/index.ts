export { readAsked } from './asked.ts';
