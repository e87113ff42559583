import type { ConversationDetail } from '@chatty/contract/conversations';
import type { Message, ProductCard } from '@chatty/contract/messages';
import { notFound, orNull } from '../../platform/problem.ts';
import type { Ctx, MemberCtx } from '../../services.ts';
import { conversationQuery, type KnownConversation, settingsOf, toConversation } from './conversation.store.ts';
import type { WidgetSettings } from '@chatty/contract/widget';
import { texts } from '#texts/conversations.ts';

/** A conversation of the ctx's shop. Throws `not_found`. */
export async function findConversation(ctx: Ctx, conversationId: string): Promise<KnownConversation> {
  const row = await conversationQuery(ctx.db)
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
  if (!row) throw notFound(texts.conversation);
  const { who } = ctx;
  if (who.type !== 'visitor') return row;
  const isTheirs = row.contact_id === who.contactId && (who.only ?? row.id) === row.id;
  if (!isTheirs) throw notFound(texts.conversation);
  return row;
}

export async function readConversation(ctx: MemberCtx, conversationId: string): Promise<ConversationDetail> {
  const row = await findConversation(ctx, conversationId);
  const draft = await ctx.db
    .selectFrom('drafts')
    .select('draft')
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', ctx.who.memberId)
    .executeTakeFirst();
  return { ...toConversation(row), draft: draft?.draft ?? '' };
}

/** Keeps what a member has begun to write; an empty draft is forgotten. */
export async function keepDraft(ctx: MemberCtx, conversationId: string, draft: string): Promise<void> {
  await findConversation(ctx, conversationId);
  const key = { shop_id: ctx.shopId, conversation_id: conversationId, member_id: ctx.who.memberId };
  if (draft.trim() === '') {
    await ctx.db
      .deleteFrom('drafts')
      .where((q) => q.and(key))
      .execute();
    return;
  }
  const updated_at = ctx.services.clock.now();
  await ctx.db
    .insertInto('drafts')
    .values({ ...key, draft, updated_at })
    .onConflict((on) => on.columns(['shop_id', 'conversation_id', 'member_id']).doUpdateSet({ draft, updated_at }))
    .execute();
}

export interface AssistantView {
  handler: KnownConversation['handler'];
  status: KnownConversation['status'];
  turn: number;
  contact: {
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    customerId: string | null;
    locale: string;
    /** True once something was said in it by a mailed link, which somebody else may hold. */
    isByLink: boolean;
  };
  settings: WidgetSettings;
  /** The last messages, oldest first; no notes, no grey lines. */
  history: {
    id: string;
    sender: string;
    text: string;
    createdAt: Date;
    /** What its cards showed. */
    products: ProductCard[];
    fileCount: number;
  }[];
}

const historyLength = 20;

/** What the assistant may know of a conversation; null when it is gone. */
export async function readForAssistant(ctx: Ctx, conversationId: string): Promise<AssistantView | null> {
  const row = await orNull(findConversation(ctx, conversationId));
  if (!row) return null;
  const contact = await ctx.db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', row.contact_id)
    .executeTakeFirstOrThrow();
  const messages = await ctx.db
    .selectFrom('messages')
    .select(['id', 'sender', 'text', 'created_at', 'parts', 'files'])
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .orderBy('seq', 'desc')
    .limit(historyLength)
    .execute();
  return {
    handler: row.handler,
    status: row.status,
    turn: row.turn,
    contact: {
      id: contact.id,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      // Whoever holds a mail to a customer is not that customer: their orders are not for everybody who has the link.
      customerId: row.by_link ? null : contact.customer_id,
      locale: contact.locale,
      isByLink: row.by_link,
    },
    settings: settingsOf(row),
    history: messages.reverse().map(({ created_at, parts, files, ...it }) => ({
      ...it,
      createdAt: created_at,
      // Written by us in the contract's shape.
      products: (parts as Message['parts']).flatMap((part) => (part.type === 'products' ? part.products : [])),
      fileCount: (files as Message['files']).length,
    })),
  };
}
