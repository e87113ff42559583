export { countUse, keepCost } from './copilot-days.store.ts';
