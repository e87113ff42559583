import { colorsOf } from '@chatty/contract/settings/options';
import type { Message } from '@chatty/contract/messages';
import type { Ctx } from '../../ctx.ts';
import { findContact } from '../contacts/index.ts';
import { findConversation, latestMessages } from '../conversations/index.ts';
import { type Block, brandOf, sendMail, toMail } from '../mails/index.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { linkDays, makeConversationLink } from '../widget/index.ts';
import { speakTo } from '../wording/index.ts';
import type { Reader } from './ask-for-transcript.ts';

/** Mail programs cut a long mail off; the conversation has the rest. */
const mostMessages = 200;
const mostChars = 60_000;
/** A place behind every message. */
const end = 2_147_483_647;

const visitors: readonly Message['sender'][] = ['customer', 'anonymous', 'guest'];

/** The latest messages, oldest first, as many as a mail shows whole; and whether there were others before. */
function fitting(latestFirst: readonly Message[]): { said: Message[]; isCut: boolean } {
  const said: Message[] = [];
  let chars = 0;
  for (const it of latestFirst) {
    chars += it.text.length;
    if (said.length > 0 && chars > mostChars) break;
    said.unshift(it);
  }
  return { said, isCut: said.length < latestFirst.length || latestFirst.length === mostMessages };
}

/**
 * Mails the contact what they can read in the conversation: words, files and cards, never a note, and nothing of the
 * team's own. To whichever address is known of them by now.
 */
export async function mailTranscript(
  ctx: Ctx,
  { conversationId, timeZone, locale }: Reader & { conversationId: string },
): Promise<void> {
  const { contact_id: contactId, contact_email: to } = await findConversation(ctx, conversationId);
  const latest = await latestMessages(ctx, conversationId, { before: end, most: mostMessages });
  const { said, isCut } = fitting(latest.filter((it) => it.kind === 'text'));
  const [first] = said;
  if (to === null || !first) return;
  const { services, shopId } = ctx;
  const [shop, contact] = [await findShop(ctx.db, shopId), await findContact(ctx, contactId)];
  const settings = settingsOf(shop);
  const zone = timeZone ?? settings.timeZone;
  const spoken = await speakTo(ctx, shop, locale ?? contact.locale);
  const { say } = spoken;
  const clock = spoken.clock(zone);
  const brand = brandOf(shop, colorsOf(settings));
  const messages = said.map((it): Block => {
    const name = visitors.includes(it.sender) ? it.name || say('liveChatYou') : it.name || brand.name;
    return { type: 'message', said: { ...it, name, at: clock(it.createdAt) } };
  });
  const url = await makeConversationLink(services, shop.storefront_url, {
    shopId,
    conversationId,
    contactId,
    email: to,
  });
  const mail = toMail({
    to,
    brand,
    spoken,
    subject: say('liveChatTranscriptSubject', { shop: brand.name }),
    preview: say('liveChatTranscriptPreview', { count: said.length, time: clock(first.createdAt) }),
    title: say('liveChatTranscriptSubject', { shop: brand.name }),
    blocks: [
      { type: 'note', text: say('liveChatTranscriptZone', { zone }) },
      ...(isCut ? [{ type: 'note' as const, text: say('liveChatTranscriptEarlier') }] : []),
      ...messages,
      { type: 'button', label: say('liveChatTranscriptButton'), url },
      { type: 'note', text: say('liveChatTranscriptNote', { count: linkDays }) },
    ],
    foot: [say('liveChatTranscriptWhy', { shop: brand.name, email: to })],
    origin: shop.storefront_url,
  });
  await sendMail(services, mail);
}
