export { countUse, keepCost } from './copilot-days.store.ts';
export { copilotDays } from './copilot-days.store.ts';
