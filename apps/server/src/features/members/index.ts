export { topicEmail } from './link-purposes.ts';
export { toMember } from './member.store.ts';
export { isUnverified } from './platform/platform-person.ts';
export { findPlatformMember, joinFromPlatform } from './platform/join-from-platform.ts';
export { askForSeat, isWaitingForSeat, readSeatAnswer } from './seat-requests/ask-for-seat.ts';
export {
  hearOfEndedProcesses,
  isSomebodyThere,
  isThere,
  memberCame,
  processIdOf,
} from './presence/follow-members.ts';
export { memberCameBack, memberLeftTeam, pictureLeft } from './members.events.ts';
export { mailPasswordChangedJob } from './sign-in/sign-in.jobs.ts';
export { changePassword, endAccess, endSessions } from './sign-in/end-access.ts';
export { mustBeGoodPassword } from './sign-in/password-rule.ts';
export { passwordTries, useTeamMail } from './tries.ts';
export { findMember, findMemberIfThere, type MemberRow, saveMember } from './team/team.store.ts';
