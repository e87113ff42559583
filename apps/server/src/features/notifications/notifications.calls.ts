import type { Handlers } from '@chatty/contract/call';
import type { emailTopics, push } from '@chatty/contract/profile';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { MemberCtx } from '../../world.ts';
import { verifyAddress } from '../profile/index.ts';
import { changeEmailTopics, readEmailTopics } from './mail/email-topics.ts';
import { switchPushToken } from './push/switch-push-token.ts';

export const pushCalls = {
  'GET /members/push-key': async ({ world }) => ({ publicKey: await world.push.publicKey() }),
  'POST /members/switch-push-token': (ctx, { body }) =>
    switchPushToken(ctx, body).then(() => ({ done: true as const })),
} satisfies Handlers<typeof push, MemberCtx>;

export const emailTopicCalls = {
  'POST /client/api/email-topics/read': ({ world }, { body }) => readEmailTopics(world, body.token),
  'POST /client/api/email-topics': ({ world }, { body }) => changeEmailTopics(world, body.token, body.topics),
  'POST /client/api/email-topics/verify': ({ world }, { body }) => verifyAddress(world, body.token),
} satisfies Handlers<typeof emailTopics, OpenCtx>;
