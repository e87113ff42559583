import { PushMessage } from '@chatty/contract/push-message';
import { texts } from '#texts/notices.ts';
import type { Ctx } from '../../../ctx.ts';
import { whereIs } from '../../contacts/index.ts';
import { oneLine } from '../../mails/index.ts';
import { readAsked } from '../asked.ts';
import type { Notice } from '../notice.ts';
import { forgetPushToken, readPushToken } from './push-token.store.ts';

const [titleChars, lineChars, pageChars] = [120, 80, 50];

/**
 * What the visitor asked, and on which page they are. Messages about one conversation share a tag: a newer one takes the
 * place of the older on the screen.
 */
async function toPushMessage(ctx: Ctx, it: Notice): Promise<PushMessage> {
  const asked = (await readAsked(ctx, it.conversationId)).map((line) => oneLine(line, lineChars));
  const { place } = whereIs(ctx.services, ctx.shopId, it.contactId);
  const page = place?.title ? [`${texts.page}: ${oneLine(place.title, pageChars)}`] : [];
  return PushMessage.parse({
    title: oneLine(it.title, titleChars),
    body: [...(asked.length > 0 ? asked : [texts.saidNothing]), ...page].join('\n'),
    path: it.path,
    tag: `conversation-${it.conversationId}`,
  });
}

/** Tells one of a member's browsers; one that has unsubscribed is forgotten. Throws `Unreachable`, `Refused`. */
export async function pushNotice(ctx: Ctx, notice: Notice, endpointHash: string): Promise<void> {
  const token = await readPushToken(ctx, notice.member.id, endpointHash);
  if (!token) return;
  const outcome = await ctx.services.push.send(token, await toPushMessage(ctx, notice));
  if (outcome === 'gone') await forgetPushToken(ctx, notice.member.id, endpointHash);
}
