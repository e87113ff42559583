export { tellJob, tellOfReply } from './tell-members.ts';
