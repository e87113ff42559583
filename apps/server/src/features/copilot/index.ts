export { copilotDays, countUse, keepCost } from './copilot-days.store.ts';
export { assistantTried } from './copilot.events.ts';
