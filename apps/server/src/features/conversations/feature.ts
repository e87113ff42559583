import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetPictureJob } from '../profile/index.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { personRequested, roomMade, waitingMoved } from './conversations.events.ts';
import { askEmail, askEmailLater } from './pending/ask-email.ts';
import { tagRemoved } from '../tags/index.ts';
import { memberCameBack, memberLeftTeam, seatGiven } from '../team/index.ts';
import { eraseBulkRuns } from './bulk/begin-bulk.ts';
import { bulkCalls } from './bulk/bulk.calls.ts';
import { bulkJob } from './bulk/bulk.jobs.ts';
import { runThrough } from './bulk/run-bulk.ts';
import { conversationCalls, visitorConversationCalls } from './conversations.calls.ts';
import { cappedConversationCalls } from './conversations.caps.ts';
import { conversationSockets } from './conversations.sockets.ts';
import { messageCalls, visitorMessageCalls } from './messages.calls.ts';
import { contactMergeCalls } from './merging-contacts/contact-merge.calls.ts';
import { conversationMergeCalls } from './merging/conversation-merge.calls.ts';
import { dropFiles } from './messages/rewrite/drop-files.ts';
import { dropFilesJob } from './messages/rewrite/rewrite.jobs.ts';
import { forgetPicture } from './messages/forget-picture.ts';
import { replaceTag } from './marks/replace-tag.ts';
import { assignNewSoon, assignWaiting } from './pending/assign-new.ts';
import { assignToReturned } from './pending/assign-pending.ts';
import { releaseConversations } from './pending/release-conversations.ts';
import { resolveSilent, resolveSilentEverywhere } from './pending/resolve-silent.ts';
import { reckonDueJob } from './due/due.jobs.ts';
import { reckonDue } from './due/reckon-due.ts';
import { followTag } from './views/save-view.ts';
import { viewCalls } from './views/views.calls.ts';
import { wakeSnoozed, wakeSnoozedEverywhere } from './snooze/wake-snoozed.ts';
import {
  askEmailJob,
  assignNewJob,
  assignPendingJob,
  assignWaitingJob,
  resolveSilentJob,
  wakeSnoozedJob,
} from './pending/pending.jobs.ts';
import { watchingCalls } from './watching/watching.calls.ts';
import { stopWatching } from './watching/stop-watching.ts';
import { conversationsTraces } from './conversations.traces.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  traces: conversationsTraces,
  memberCalls: {
    ...conversationCalls,
    ...contactMergeCalls,
    ...conversationMergeCalls,
    ...bulkCalls,
    ...viewCalls,
    ...watchingCalls,
    ...messageCalls,
  },
  visitorCalls: { ...visitorConversationCalls, ...visitorMessageCalls },
  cappedCalls: cappedConversationCalls,
  jobs: [
    handle(assignPendingJob, (ctx, { memberId }) => assignToReturned(ctx, memberId)),
    handle(assignNewJob, assignWaiting),
    handle(assignWaitingJob, assignWaiting),
    handle(askEmailJob, askEmail),
    handle(forgetPictureJob, forgetPicture),
    handle(resolveSilentJob, resolveSilent),
    handle(wakeSnoozedJob, wakeSnoozed),
    handle(reckonDueJob, reckonDue),
    defineSchedule('conversations.wake-snoozed-everywhere', '* * * * *', wakeSnoozedEverywhere),
    handle(bulkJob, (ctx, { runId }) => runThrough(ctx, runId)),
    defineSchedule('conversations.erase-bulk-runs', '43 * * * *', eraseBulkRuns),
    handle(dropFilesJob, dropFiles),
    defineSchedule('conversations.resolve-silent-everywhere', '* * * * *', resolveSilentEverywhere),
  ],
  reactions: [
    on(personRequested, askEmailLater),
    on(personRequested, assignNewSoon),
    on(roomMade, (tx) => tx.enqueue(assignWaitingJob, {})),
    on(waitingMoved, (tx) => tx.enqueue(assignWaitingJob, {})),
    on(seatGiven, (tx) => tx.enqueue(assignWaitingJob, {})),
    on(tagRemoved, replaceTag),
    on(tagRemoved, followTag),
    on(memberLeftTeam, (tx, { memberId }) => stopWatching(tx, memberId)),
    on(memberLeftTeam, (tx, { memberId }) => releaseConversations(tx, memberId)),
    on(memberCameBack, (tx, { memberId }) => tx.enqueue(assignPendingJob, { memberId })),
  ],
  socketHandlers: conversationSockets,
};
