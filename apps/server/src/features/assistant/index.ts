export { decisionsOf } from './decision.store.ts';
