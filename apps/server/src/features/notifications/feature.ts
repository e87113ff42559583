import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle, handleBatch } from '../../platform/jobs/work.ts';
import {
  conversationAssigned,
  conversationsMerged,
  conversationWoke,
  memberReminded,
  messageAppended,
  messageRewritten,
  personRequested,
  watchedChanged,
} from '../conversations/index.ts';
import { accessEnded } from '../sign-in/index.ts';
import { memberLeftTeam } from '../team/index.ts';
import { mailReply, mailReplyLater } from './mail/mail-reply.ts';
import { mailSupport, tellSupport } from './mail/support-mail.ts';
import { emailTopicCalls, pushCalls } from './notifications.calls.ts';
import { mailReplyJob, pushNoticeJob, supportMailJob, tellJob, tellPendingJob } from './notifications.jobs.ts';
import { forgetBrowsersOfMember, forgetBrowsersOfPerson } from './push/forget-browsers.ts';
import { sendPushNotice, unlessRefused } from './send-notices.ts';
import {
  tellMembers,
  tellOfMentions,
  tellOfMerged,
  tellOfReply,
  tellOfWaiting,
  tellOfWoken,
  tellWatchers,
} from './tell-members.ts';
import { tellPending } from './tell-pending.ts';
import { notificationsTraces } from './notifications.traces.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  traces: notificationsTraces,
  memberCalls: pushCalls,
  openCalls: emailTopicCalls,
  jobs: [
    handleBatch(tellJob, 200, tellMembers),
    handle(tellPendingJob, (ctx, { memberId }) => tellPending(ctx, memberId)),
    handle(pushNoticeJob, sendPushNotice),
    handle(supportMailJob, mailSupport),
    handle(mailReplyJob, (ctx, { conversationId }) => unlessRefused(ctx, mailReply(ctx, conversationId))),
  ],
  reactions: [
    on(memberLeftTeam, (tx, { memberId }) => forgetBrowsersOfMember(tx, memberId)),
    on(accessEnded, (tx, { authId }) => forgetBrowsersOfPerson(tx, authId)),
    on(messageAppended, tellOfReply),
    on(messageAppended, tellOfMentions),
    on(messageRewritten, tellOfMentions),
    on(memberReminded, tellOfMentions),
    on(messageAppended, mailReplyLater),
    on(conversationAssigned, (tx, { conversationId }) => tx.enqueue(tellJob, { topic: 'assigned', conversationId })),
    on(personRequested, tellOfWaiting),
    on(personRequested, tellSupport),
    on(conversationWoke, tellOfWoken),
    on(watchedChanged, tellWatchers),
    on(conversationsMerged, tellOfMerged),
  ],
};
