import type { LiveEvent } from '@chatty/contract/live';

const changesCounts = new Set<LiveEvent['type']>([
  'conversation.changed',
  'conversation.merged',
  'message.created',
  'message.changed',
  'contact.changed',
  'contact.deleted',
  'contact.merged',
  'tag.removed',
  'view.changed',
  'view.deleted',
]);

/** Whether the numbers beside views may be others after an event. */
export const mayChangeCounts = (event: LiveEvent): boolean => changesCounts.has(event.type);
