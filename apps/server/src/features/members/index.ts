export { findPlatformMember, joinFromPlatform } from './platform/join-from-platform.ts';
export { followMembers, isSomebodyThere, tellMember } from './presence/presence.ts';
