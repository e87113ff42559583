import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { personRequested } from '../conversations/index.ts';
import { mountChatPage } from './chat-page/mount-chat-page.ts';
import { tellOutOfHours } from './tell-out-of-hours.ts';
import { visitorCalls, visitorSessionCalls } from './widget.calls.ts';

export const widgetFeature: Feature = {
  name: 'widget',
  openCalls: visitorSessionCalls,
  visitorCalls: visitorCalls,
  reactions: [on(personRequested, tellOutOfHours)],
  mount: mountChatPage,
};
