export { followMembers, isSomebodyThere, tellMember } from './presence.ts';
