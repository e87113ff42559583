export { followMembers, isSomebodyThere, tellMember } from './presence.ts';
export { findPlatformMember, joinFromPlatform } from './platform/join-from-platform.ts';
