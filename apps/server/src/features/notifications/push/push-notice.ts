import { PushMessage } from '@chatty/contract/push-message';
import { texts } from '#texts/notices.ts';
import type { Ctx } from '../../../ctx.ts';
import { whereIs } from '../../contacts/index.ts';
import { countTeam } from '../../conversations/index.ts';
import { oneLine } from '../../mails/index.ts';
import { quotedIn } from '../asked.ts';
import type { Notice } from '../notice.ts';
import { forgetPushToken, readPushToken } from './push-token.store.ts';

const [titleChars, lineChars, pageChars] = [120, 80, 50];

const tagOf = ({ mention, seenSeq }: Notice): string => {
  if (mention) return 'mention';
  return seenSeq === null ? 'conversation' : 'watched';
};

/**
 * What the visitor asked and on which page they are, or the note that names the member. Messages about one conversation
 * share a tag: a newer one takes the place of the older on the screen, and who reads the conversation takes it away
 * (`use-withdrawn-push.ts` of the admin). That of a mention, and of what its
 * member watches, is no other's to settle: it stays until they have seen it.
 */
async function toPushMessage(ctx: Ctx, it: Notice, others: number): Promise<PushMessage> {
  const { by, lines } = await quotedIn(ctx, it);
  const said = it.seenSeq === null ? lines : lines.map((line) => `${by}: ${line}`);
  const asked = said.map((line) => oneLine(line, lineChars));
  const { place } = whereIs(ctx.services, ctx.shopId, it.contactId);
  const page = place?.title && !it.mention ? [`${texts.page}: ${oneLine(place.title, pageChars)}`] : [];
  const { unread } = await countTeam(ctx);
  // Of several there is one message, which leads to where they all are.
  if (others > 0)
    return PushMessage.parse({
      title: texts.digest.title(others + 1),
      body: oneLine(it.title, lineChars),
      path: '/inbox',
      tag: 'conversations',
      unread,
    });
  return PushMessage.parse({
    title: oneLine(it.title, titleChars),
    body: [...(asked.length > 0 ? asked : [it.mention ? texts.noWords : texts.saidNothing]), ...page].join('\n'),
    path: it.path,
    tag: `${tagOf(it)}-${it.conversationId}`,
    unread,
  });
}

/** Tells one of a member's browsers; one that has unsubscribed is forgotten. Throws `Unreachable`, `Refused`. */
export async function pushNotice(ctx: Ctx, notice: Notice, endpointHash: string, others: number): Promise<void> {
  const token = await readPushToken(ctx, notice.member.id, endpointHash);
  if (!token) return;
  const outcome = await ctx.services.push.send(token, await toPushMessage(ctx, notice, others));
  if (outcome === 'gone') await forgetPushToken(ctx, notice.member.id, endpointHash);
}
