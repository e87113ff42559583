import { weekdayHours } from '@chatty/contract/settings/chat-availability';

/** Settings of a shop that answers on no day. */
export const neverOpen = {
  typeWorking: 'custom' as const,
  customTime: weekdayHours.map((day) => ({ ...day, isSelect: false })),
};
