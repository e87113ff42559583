import { PushMessage } from '@chatty/contract/push-message';
import type { Ctx } from '../../../world.ts';
import type { Notice } from '../notice.ts';
import { forgetPushToken, readPushToken } from './push-token.store.ts';

/** Messages about one conversation share a tag: a newer one takes the place of the older on the screen. */
const toPushMessage = (it: Notice): PushMessage =>
  PushMessage.parse({ title: it.title, body: it.said, path: it.path, tag: `conversation-${it.conversationId}` });

/** Tells one of a member's browsers; one that has unsubscribed is forgotten. Throws `Unreachable`, `Refused`. */
export async function pushNotice(ctx: Ctx, notice: Notice, endpointHash: string): Promise<void> {
  const token = await readPushToken(ctx, notice.member.id, endpointHash);
  if (!token) return;
  const outcome = await ctx.world.push.send(token, toPushMessage(notice));
  if (outcome === 'gone') await forgetPushToken(ctx, notice.member.id, endpointHash);
}
