import type { Handlers } from '@chatty/contract/call';
import type { emailTopics, push } from '@chatty/contract/profile';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { MemberCtx } from '../../ctx.ts';
import { verifyAddress } from '../profile/index.ts';
import { changeEmailTopics, readEmailTopics } from './mail/email-topics.ts';
import { switchPushToken } from './push/switch-push-token.ts';

export const pushCalls = {
  'GET /members/push-key': async ({ services }) => ({ publicKey: await services.push.publicKey() }),
  'POST /members/switch-push-token': (ctx, { body }) =>
    switchPushToken(ctx, body).then(() => ({ done: true as const })),
} satisfies Handlers<typeof push, MemberCtx>;

export const emailTopicCalls = {
  'POST /client/api/email-topics/read': ({ services }, { body }) => readEmailTopics(services, body.token),
  'POST /client/api/email-topics': ({ services }, { body }) => changeEmailTopics(services, body.token, body.topics),
  'POST /client/api/email-topics/verify': ({ services }, { body }) => verifyAddress(services, body.token),
} satisfies Handlers<typeof emailTopics, OpenCtx>;
