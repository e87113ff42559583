export { readAsked } from './asked.ts';
export { tellJob, tellOfReply, tellOfWaiting } from './tell-members.ts';
