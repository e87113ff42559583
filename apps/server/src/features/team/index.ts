export { topicEmail } from './links/link-purposes.ts';
export { toMember } from './member.store.ts';
export { isUnverified } from './staff-entry/store-person.ts';
export { findPlatformMember, joinFromPlatform } from './staff-entry/join-from-store.ts';
export { askForSeat, isWaitingForSeat, readSeatAnswer } from './seats/ask-for-seat.ts';
export {
  hearOfEndedProcesses,
  isSomebodyThere,
  isThere,
  memberCame,
  processIdOf,
} from '../presence/follow-members.ts';
export { memberCameBack, memberLeftTeam, pictureLeft } from './team.events.ts';
export { mailPasswordChangedJob } from '../sign-in/sign-in.jobs.ts';
export { changePassword, endAccess, endSessions } from '../sign-in/account/end-sessions.ts';
export { mustBeGoodPassword } from '../sign-in/account/password-rule.ts';
export { passwordTries, useTeamMail } from '../sign-in/tries.ts';
export { findMember, findMemberIfThere, type MemberRow, saveMember } from './team.store.ts';
