export { rehearseSoon } from './suggestions/suggestions.jobs.ts';
export { tellBlocked } from './tell-blocked.ts';
export { tellOfPlan } from './tell-of-plan.ts';
