import { createApi } from '@chatty/client/api';
import type { Decision } from '@chatty/contract/assistant';
import { newId } from '@chatty/contract/new-id';
import { frames, type Language, languageOfLocale } from '../../../language/languages.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { offlineParts } from '../../../test-kit/offline-parts.ts';
import { type TestServer, type TestShop, type TestVisitor, testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';
import { decisionsOf } from '../../assistant/decision.store.ts';
import { embedPassages } from '../../knowledge/passages/embed-passages.ts';
import { syncStorePages } from '../../knowledge/sync-store-pages.ts';
import { rehearseSuggestions } from '../rehearse-suggestions.ts';
import type { WrittenShop } from './written-policies.ts';

export interface Heard {
  outcome: Decision['outcome'];
  text: string;
  /** What the visitor can ask next with one tap. */
  replies: string[];
  /** What they hear when they do. */
  tap(reply: string): Promise<Heard>;
}

export interface SuggestingShops {
  w: TestServer;
  /** A shop in whose store these texts stand. */
  shop(written?: Pick<WrittenShop, 'locale' | 'pages'>, settings?: Record<string, unknown>): Promise<TestShop>;
  /** The work in the background that follows a change, done now. */
  settle(shop: TestShop): Promise<void>;
  /** What a new visitor sees whose browser has this locale. */
  offered(shop: TestShop, locale?: string): Promise<string[]>;
  /** What a new visitor hears whose conversation begins with this. */
  ask(shop: TestShop, text: string, locale?: string): Promise<Heard>;
  close(): Promise<void>;
}

const answerMs = 20_000;

interface Chat {
  shop: TestShop;
  visitor: TestVisitor;
  id: string;
  turn: number;
}

/** Says something in a conversation and waits for the end of the assistant's turn. */
async function hear(chat: Chat, text: string): Promise<Heard> {
  const { api } = chat.visitor;
  const params = { id: chat.id };
  await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const { outcome, messageId } = await until('the assistant had not finished', answerMs, async () => {
    const decisions = await decisionsOf(chat.shop.ctx, chat.id);
    return decisions[chat.turn] ?? null;
  });
  const { messages } = (await api('GET /client/api/conversations/:id/messages', { params })).data;
  const said = messages.find((it) => it.id === messageId);
  return {
    outcome,
    text: said?.text ?? '',
    replies: said?.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : [])) ?? [],
    tap: (reply) => hear({ ...chat, turn: chat.turn + 1 }, reply),
  };
}

/** A server whose stores hold what is given. */
export async function openSuggestingShops(embedder?: Embedder): Promise<SuggestingShops> {
  const stores = new Map<string, Pick<WrittenShop, 'pages'>>();
  const readPages = async (shopId: string) =>
    (stores.get(shopId)?.pages ?? []).map((it, at) => ({ ...it, id: `${at}`, url: `/policies/${at}` }));
  const w = await testServer({
    env: { CAPS_FACTOR: '1000000' },
    commerce: { ...offlineParts().commerce, readPages },
    ...(embedder ? { embedder } : {}),
  });
  const open = createApi({ origin: w.origin, token: async () => null });
  return {
    w,
    async shop(written = { pages: [] }, settings = {}) {
      const shop = await w.shop(settings);
      stores.set(shop.id, written);
      const row = { primary_locale: written.locale ?? 'en', plan: 'pro', scopes: 'read_products,read_orders' };
      await w.services.db.updateTable('shops').set(row).where('id', '=', shop.id).execute();
      return shop;
    },
    async settle({ ctx }) {
      await syncStorePages(ctx);
      if (embedder) await embedPassages(ctx);
      await rehearseSuggestions(ctx);
    },
    async offered({ domain }, locale = 'en') {
      const { data } = await open('POST /client/api/visitors', { body: { shop: domain, locale } });
      return data.widget.quickReplies;
    },
    async ask(shop, text, locale = 'en') {
      const visitor = await shop.visitor({ locale });
      return hear({ shop, visitor, id: newId(), turn: 0 }, text);
    },
    close: () => w.close(),
  };
}

const isLanguage = (language: string): language is Language => language in frames;
const refusals = Object.keys(frames)
  .filter(isLanguage)
  .flatMap((it) => [frames[it].refused, frames[it].didYouMean, frames[it].offline.unknown]);

/** Whether a visitor heard that there is no answer, in whatever words. */
export const isRefusal = ({ outcome, text }: Heard): boolean =>
  outcome === 'refused' || outcome === 'failed' || refusals.some((it) => text.startsWith(it));

/** The language of a shop's texts. */
export const languageIn = ({ locale }: Pick<WrittenShop, 'locale'>): Language =>
  languageOfLocale(locale ?? 'en') ?? 'en';
