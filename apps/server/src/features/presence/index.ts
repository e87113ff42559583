export {
  isSomebodyThere,
  isThere,
  memberCame,
  isOnline,
  staffChanged,
} from './follow-members.ts';
