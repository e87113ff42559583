export {
  hearOfEndedProcesses,
  isSomebodyThere,
  isThere,
  processIdOf,
  isOnline,
  staffChanged,
} from './follow-members.ts';
