export {
  isSomebodyThere,
  isThere,
  isOnline,
  staffChanged,
} from './follow-members.ts';
