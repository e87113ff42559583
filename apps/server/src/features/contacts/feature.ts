import type { Feature } from '../../platform/feature.ts';
import { contactCalls, visitorContactCalls } from './contacts.calls.ts';
import { visitorSockets } from './contacts.sockets.ts';
import { followVisitors } from './visitor-presence.ts';
import { followRevocations } from './authenticate-visitor.ts';
import { contactsTraces } from './contacts.traces.ts';

export const contactsFeature: Feature = {
  name: 'contacts',
  traces: contactsTraces,
  memberCalls: contactCalls,
  visitorCalls: visitorContactCalls,
  socketHandlers: visitorSockets,
  start(services) {
    const closings = [followVisitors(services), followRevocations(services)];
    return () => closings.forEach((close) => close());
  },
};
