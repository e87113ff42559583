import { Topic } from '@chatty/contract/profile';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const AboutTopic = z.object({ topic: Topic, conversationId: z.uuid() });
const ToMember = AboutTopic.extend({ memberId: z.uuid() });
const ToBrowser = ToMember.extend({ endpointHash: z.string() });

/** Looks who is to be told. Of several about the same that have not begun one is enough. */
export const tellJob = defineJob('notifications.tell', AboutTopic, {
  key: ({ topic, conversationId }) => `${topic}/${conversationId}`,
  concurrency: 1,
});

export const mailNoticeJob = defineJob('notifications.mail', ToMember, {
  key: ({ topic, conversationId, memberId }) => `${topic}/${conversationId}/${memberId}`,
});

export const pushNoticeJob = defineJob('notifications.push', ToBrowser, {
  key: ({ topic, conversationId, memberId, endpointHash }) => `${topic}/${conversationId}/${memberId}/${endpointHash}`,
});

/** Mails a visitor what a person answered them. */
export const mailReplyJob = defineJob('notifications.reply-by-mail', z.object({ conversationId: z.uuid() }), {
  key: ({ conversationId }) => conversationId,
});
