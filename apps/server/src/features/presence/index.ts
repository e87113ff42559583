export {
  hearOfEndedProcesses,
  isSomebodyThere,
  isThere,
  memberCame,
  processIdOf,
  isOnline,
  staffChanged,
} from './follow-members.ts';
