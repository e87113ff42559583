import { Topic } from '@chatty/contract/profile';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const AboutTopic = z.object({ topic: Topic, conversationId: z.uuid() });
const ToBrowser = AboutTopic.extend({
  memberId: z.uuid(),
  endpointHash: z.string(),
  /** Of so many conversations beside this one it tells in the same message. */
  others: z.number().int().default(0),
});

/** Looks who is to be told, or whether one member is. Of several about the same that have not begun one is enough. */
export const tellJob = defineJob(
  'notifications.tell',
  AboutTopic.extend({ memberId: z.uuid().optional(), unheard: z.boolean().optional() }),
  {
    key: ({ topic, conversationId, memberId = '' }) => `${topic}/${conversationId}/${memberId}`,
    concurrency: 1,
  },
);

/** Tells a member by one mail what they are still to be told. `later` is one that waits for a pause or quiet hours to end. */
export const tellPendingJob = defineJob('notifications.mail', z.object({ memberId: z.uuid() }), {
  key: ({ memberId }) => `${memberId}/now`,
});
export const laterKeyOf = (memberId: string): string => `${memberId}/later`;

export const pushNoticeJob = defineJob('notifications.push', ToBrowser, {
  key: ({ topic, conversationId, memberId, endpointHash }) => `${topic}/${conversationId}/${memberId}/${endpointHash}`,
});

/** Mails a visitor what a person answered them. */
export const mailReplyJob = defineJob('notifications.reply-by-mail', z.object({ conversationId: z.uuid() }), {
  key: ({ conversationId }) => conversationId,
});

/** Mails one of the shop's support addresses that the assistant passed a visitor on: once for each time. */
export const supportMailJob = defineJob(
  'notifications.support-mail',
  z.object({ conversationId: z.uuid(), turn: z.number().int(), to: z.string() }),
  { key: ({ conversationId, turn, to }) => `${conversationId}/${turn}/${to}` },
);
