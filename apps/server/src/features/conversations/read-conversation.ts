import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { Message, ProductCard } from '@chatty/contract/messages';
import { notFound } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';
import { isSwitchedOn, storedSettings, type ShopRow } from '../shops/index.ts';
import { sentencesOf, type ShopSentences } from '../wording/index.ts';
import { conversationQuery, type KnownConversation } from './conversation.store.ts';
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

export interface AssistantView extends Pick<KnownConversation, 'handler' | 'status' | 'turn'> {
  contact: {
    id: string;
    /** The store's id of a customer who is signed in there. */
    customerId: string | null;
    locale: string;
    /** True once something was said in it by a mailed link, which somebody else may hold. */
    isByLink: boolean;
    /** The tags by which the team sorts them. */
    tagIds: readonly string[];
  };
  /** Somebody has stopped the assistant: the shop, for this channel, or a member here. */
  isOff: boolean;
  /** What answers are said in the name of, and what they count against. */
  shop: Pick<ShopRow, 'name' | 'plan' | 'no_limit' | 'recommending'> & ShopSentences;
  /** How the shop's assistant works, and under which name. */
  assistant: AiAssistantSettings;
  /** The last messages, oldest first; no notes, no grey lines. */
  history: {
    id: string;
    sender: string;
    text: string;
    /** What its cards showed. */
    products: ProductCard[];
    /** Those that the visitor has proven to be theirs, and asks about. */
    orders?: readonly AskedOrder[];
    fileCount: number;
  }[];
}

/** An order that a visitor's message carries. */
export interface AskedOrder {
  id: string;
  name: string;
}

const askedOrders = (parts: Message['parts']): AskedOrder[] =>
  parts.flatMap((part) => (part.type === 'order' ? [{ id: part.order.id, name: part.order.name }] : []));

const historyLength = 20;

/** What the assistant may know of a conversation, all of it or up to a message; null when it is gone. */
export async function readForAssistant(ctx: Ctx, conversationId: string, upTo?: string): Promise<AssistantView | null> {
  const row = await conversationQuery(ctx.db)
    .innerJoin('shops as shop', 'shop.id', 'c.shop_id')
    .select([
      'ct.locale',
      'shop.name as shop_name',
      'shop.plan',
      'shop.no_limit',
      'shop.primary_locale',
      'shop.store_locales',
      'shop.added_locales',
      'shop.recommending',
      sentencesOf('shop').as('sentences'),
    ])
    .select((q) =>
      q
        .selectFrom('contacts as person')
        .select('person.tag_ids')
        .whereRef('person.shop_id', '=', 'c.shop_id')
        .whereRef('person.id', '=', 'p.id')
        .as('contact_tags'),
    )
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
  if (!row) return null;
  const all = ctx.db
    .selectFrom('messages')
    .select(['id', 'sender', 'text', 'parts', 'files'])
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null);
  const asked =
    upTo === undefined
      ? all
      : all.where('seq', '<=', (q) =>
          q
            .selectFrom('messages as last')
            .select('last.seq')
            .where('last.shop_id', '=', ctx.shopId)
            .where('last.conversation_id', '=', conversationId)
            .where('last.id', '=', upTo),
        );
  const messages = await asked.orderBy('seq', 'desc').limit(historyLength).execute();
  const settings = storedSettings(row.widget);
  return {
    handler: row.handler,
    status: row.status,
    turn: row.turn,
    contact: {
      id: row.contact_id,
      // Somebody with a mailed link need not be the customer, so the customer's orders are not theirs to see.
      customerId: row.by_link ? null : row.customer_id,
      locale: row.locale,
      isByLink: row.by_link,
      tagIds: row.contact_tags ?? [],
    },
    isOff: row.assistant_off || !isSwitchedOn(settings, row.channel),
    shop: {
      name: row.shop_name,
      plan: row.plan,
      no_limit: row.no_limit,
      primary_locale: row.primary_locale,
      store_locales: row.store_locales,
      added_locales: row.added_locales,
      sentences: row.sentences,
      recommending: row.recommending,
    },
    assistant: settings.aiAssistantSettings,
    history: messages.reverse().map(({ parts, files, ...message }) => ({
      ...message,
      // Written by us in the contract's shape.
      products: (parts as Message['parts']).flatMap((part) => (part.type === 'products' ? part.products : [])),
      orders: message.sender === 'assistant' ? [] : askedOrders(parts as Message['parts']),
      fileCount: (files as Message['files']).length,
    })),
  };
}
