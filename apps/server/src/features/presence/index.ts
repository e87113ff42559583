export {
  isSomebodyThere,
  isThere,
  isOnline,
  whoIsThere,
  staffChanged,
  readStaffStatus,
} from './follow-members.ts';
