export { assistantTried } from './copilot.events.ts';
