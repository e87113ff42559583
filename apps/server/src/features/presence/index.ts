export {
  isSomebodyThere,
  isThere,
  isOnline,
  whoIsThere,
  staffChanged,
} from './follow-members.ts';
