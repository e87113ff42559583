import { texts as mailTexts } from '#texts/mails.ts';
import { texts } from '#texts/notices.ts';
import type { Ctx } from '../../../ctx.ts';
import { whereIs } from '../../contacts/index.ts';
import { type Block, chattyBrand, oneLine, toMail } from '../../mails/index.ts';
import { addressOf } from '../../profile/index.ts';
import type { MemberRow } from '../../team/index.ts';
import { type Quoted, quotedIn } from '../asked.ts';
import type { Notice } from '../notice.ts';
import { makeTopicToken } from './topic-token.ts';

/** So many conversations are told of in one mail; of the others it says how many they are. */
const mostInMail = 10;

/** To whom it goes, from whom, and how its reader says that they want no more. */
async function frameOf({ services, shopId }: Ctx, member: MemberRow, shopName: string) {
  const address = addressOf(member);
  const token = await makeTopicToken(services, { shopId, memberId: member.id, address });
  return {
    to: address,
    brand: chattyBrand,
    foot: [mailTexts.fromChattyFor(shopName)],
    unsubscribe: `${services.config.APP_URL}/email-subscribe?token=${token}`,
  };
}

/** What the mail quotes of a conversation. */
async function quoteOf(ctx: Ctx, notice: Notice): Promise<Quoted> {
  const { by, lines } = await quotedIn(ctx, notice);
  return { by, lines: lines.length > 0 ? lines : [notice.mention ? texts.noWords : texts.saidNothing] };
}

/** Where the visitor is now, if their page is open. */
function pageOf(ctx: Ctx, contactId: string): Extract<Block, { type: 'quote' }>['from'] {
  const { place } = whereIs(ctx.services, ctx.shopId, contactId);
  return place ? { label: texts.page, text: oneLine(place.title, 80) || place.url, url: place.url } : undefined;
}

/** The mail that tells a member of one conversation. */
export async function noticeMail(ctx: Ctx, notice: Notice) {
  const { member, topic, title, shopName, path, contactId, conversationId, mention } = notice;
  const origin = ctx.services.config.APP_URL;
  const from = mention ? undefined : pageOf(ctx, contactId);
  const { by, lines } = await quoteOf(ctx, notice);
  return toMail({
    ...(await frameOf(ctx, member, shopName)),
    subject: texts.subject(title, shopName),
    preview: lines.join(' '),
    title,
    blocks: [
      { type: 'text', text: (mention?.isReminder ? texts.reminded.text : texts.text[topic])(shopName) },
      { type: 'quote', label: by, lines, ...(from ? { from } : {}) },
      { type: 'button', label: texts.button, url: `${origin}${path}` },
      { type: 'note', text: texts.note },
    ],
    thread: `<team-${conversationId}@${new URL(origin).hostname}>`,
  });
}

/** The one mail that tells a member of several conversations: those whose visitors wait for them or anybody come first. */
export async function digestMail(ctx: Ctx, member: MemberRow, notices: readonly Notice[]) {
  const origin = ctx.services.config.APP_URL;
  const { shopName } = notices[0] ?? { shopName: '' };
  const title = texts.digest.title(notices.length);
  const shown = notices.slice(0, mostInMail);
  const quotes: Block[] = [];
  for (const it of shown) {
    const url = `${origin}${it.path}`;
    quotes.push({
      type: 'quote',
      label: it.title,
      lines: (await quoteOf(ctx, it)).lines,
      from: { label: texts.digest.answer, text: it.who, url },
    });
  }
  const left = notices.length - shown.length;
  return toMail({
    ...(await frameOf(ctx, member, shopName)),
    subject: texts.subject(title, shopName),
    preview: shown.map((it) => it.title).join(' · '),
    title,
    blocks: [
      { type: 'text', text: texts.digest.text(shopName) },
      ...quotes,
      ...(left > 0 ? [{ type: 'text' as const, text: texts.digest.more(left) }] : []),
      { type: 'button', label: texts.digest.button, url: `${origin}/inbox` },
      { type: 'note', text: texts.note },
    ],
  });
}
