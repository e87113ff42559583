export { rehearseSoon } from './suggestions/suggestions.jobs.ts';
export { tellBlocked } from './telling/tell-blocked.ts';
export { tellOfPlan } from './telling/tell-of-plan.ts';
