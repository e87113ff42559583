export { tellBlocked } from './tell-blocked.ts';
