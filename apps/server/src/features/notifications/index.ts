export { tellJob } from './tell-members.ts';
