export { copilotDays } from './copilot-days.store.ts';
