import { on } from '../../platform/domain-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/job.ts';
import { memberCameBack, memberLeftTeam } from '../team/index.ts';
import { conversationCalls, visitorConversationCalls } from './conversations.calls.ts';
import { conversationUses } from './conversations.caps.ts';
import { conversationSockets } from './conversations.sockets.ts';
import { messageCalls, visitorMessageCalls } from './messages.calls.ts';
import { assignPending } from './pending/assign-pending.ts';
import { releaseConversations } from './pending/release-conversations.ts';
import { assignPendingJob } from './pending/pending.jobs.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  memberCalls: { ...conversationCalls, ...messageCalls },
  visitorCalls: { ...visitorConversationCalls, ...visitorMessageCalls },
  visitorUses: conversationUses,
  jobs: [handle(assignPendingJob, (ctx, { memberId }) => assignPending(ctx, memberId))],
  reactions: [
    on(memberLeftTeam, (tx, { memberId }) => releaseConversations(tx, memberId)),
    on(memberCameBack, (tx, { memberId }) => tx.enqueue(assignPendingJob, { memberId })),
  ],
  socketHandlers: conversationSockets,
};
