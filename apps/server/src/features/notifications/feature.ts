import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle, handleBatch } from '../../platform/jobs/work.ts';
import { conversationAssigned, messageAppended, personRequested } from '../conversations/index.ts';
import { accessEnded } from '../sign-in/index.ts';
import { memberLeftTeam } from '../team/index.ts';
import { mailReply, mailReplyLater } from './mail/mail-reply.ts';
import { emailTopicCalls, pushCalls } from './notifications.calls.ts';
import { mailNoticeJob, mailReplyJob, pushNoticeJob, tellJob } from './notifications.jobs.ts';
import { forgetBrowsersOfMember, forgetBrowsersOfPerson } from './push/forget-browsers.ts';
import { sendMailNotice, sendPushNotice, unlessRefused } from './send-notices.ts';
import { tellMembers, tellOfReply, tellOfWaiting } from './tell-members.ts';
import { notificationsTraces } from './notifications.traces.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  traces: notificationsTraces,
  memberCalls: pushCalls,
  openCalls: emailTopicCalls,
  jobs: [
    handleBatch(tellJob, 200, tellMembers),
    handle(mailNoticeJob, sendMailNotice),
    handle(pushNoticeJob, sendPushNotice),
    handle(mailReplyJob, (ctx, { conversationId }) => unlessRefused(ctx, mailReply(ctx, conversationId))),
  ],
  reactions: [
    on(memberLeftTeam, (tx, { memberId }) => forgetBrowsersOfMember(tx, memberId)),
    on(accessEnded, (tx, { authId }) => forgetBrowsersOfPerson(tx, authId)),
    on(messageAppended, tellOfReply),
    on(messageAppended, mailReplyLater),
    on(conversationAssigned, (tx, { conversationId }) => tx.enqueue(tellJob, { topic: 'assigned', conversationId })),
    on(personRequested, tellOfWaiting),
  ],
};
