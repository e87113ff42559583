import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetPictureJob } from '../profile/index.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { personRequested } from './conversations.events.ts';
import { askEmail, askEmailLater } from './pending/ask-email.ts';
import { memberCameBack, memberLeftTeam } from '../team/index.ts';
import { conversationCalls, visitorConversationCalls } from './conversations.calls.ts';
import { cappedConversationCalls } from './conversations.caps.ts';
import { conversationSockets } from './conversations.sockets.ts';
import { messageCalls, visitorMessageCalls } from './messages.calls.ts';
import { forgetPicture } from './messages/forget-picture.ts';
import { assignPending } from './pending/assign-pending.ts';
import { releaseConversations } from './pending/release-conversations.ts';
import { resolveSilent, resolveSilentEverywhere } from './pending/resolve-silent.ts';
import { askEmailJob, assignPendingJob, resolveSilentJob } from './pending/pending.jobs.ts';
import { conversationsTraces } from './conversations.traces.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  traces: conversationsTraces,
  memberCalls: { ...conversationCalls, ...messageCalls },
  visitorCalls: { ...visitorConversationCalls, ...visitorMessageCalls },
  cappedCalls: cappedConversationCalls,
  jobs: [
    handle(assignPendingJob, (ctx, { memberId }) => assignPending(ctx, memberId)),
    handle(askEmailJob, askEmail),
    handle(forgetPictureJob, forgetPicture),
    handle(resolveSilentJob, resolveSilent),
    defineSchedule('conversations.resolve-silent-everywhere', '* * * * *', resolveSilentEverywhere),
  ],
  reactions: [
    on(personRequested, askEmailLater),
    on(memberLeftTeam, (tx, { memberId }) => releaseConversations(tx, memberId)),
    on(memberCameBack, (tx, { memberId }) => tx.enqueue(assignPendingJob, { memberId })),
  ],
  socketHandlers: conversationSockets,
};
