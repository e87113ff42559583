export { tellJob, tellOfReply, tellOfWaiting } from './tell-members.ts';
