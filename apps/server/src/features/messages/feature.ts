import type { Feature } from '../../platform/feature.ts';
import { messageCalls, visitorMessageCalls } from './messages.calls.ts';

export const messagesFeature: Feature = {
  name: 'messages',
  memberCalls: messageCalls,
  visitorCalls: visitorMessageCalls,
};
