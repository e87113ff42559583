export { useTeamMail } from './links/use-team-mail.ts';
export { adminsWithMail } from './seats/mail-seat-request.ts';
export { askForSeat, isWaitingForSeat, readSeatAnswer } from './seats/ask-for-seat.ts';
export { findMemberOfStoreUser, joinFromStore } from './staff-entry/join-from-store.ts';
export { isUnverified } from './staff-entry/store-person.ts';
export {
  accountsOnlyHere,
  findMember,
  findMemberIfThere,
  findOwner,
  hasJoinedAnyShop,
  type MemberRow,
  namesOf,
  saveMember,
} from './team.store.ts';
export { keepNotificationSettings, keepProvenAddress } from './members/notification-settings.ts';
export { isStillChangeable } from './links/change-email.ts';
export { emailChange, invitation } from './links/link-purposes.ts';
export { mustHaveBeta } from './members/beta.ts';
export { toMember } from './member.store.ts';
export { freeKeysOf } from './members/desk.ts';
export { memberCameBack, memberLeftTeam, pictureLeft, seatGiven } from './team.events.ts';
