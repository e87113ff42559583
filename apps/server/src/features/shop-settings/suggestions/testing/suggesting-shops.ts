import type { Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { frames, type Language, languageOfLocale } from '../../../../language/languages.ts';
import type { Embedder } from '../../../../ports/embedder.ts';
import type { Ctx } from '../../../../ctx.ts';
import { doJob } from '../../../../test-kit/do-job.ts';
import { offlineParts } from '../../../../test-kit/offline-parts.ts';
import { type TestServer, type TestShop, testServer } from '../../../../test-kit/test-server.ts';
import { until } from '../../../../test-kit/until.ts';
import { syncStorePagesJob } from '../../../knowledge/index.ts';
import { rehearseSuggestions } from '../rehearse-suggestions.ts';
import type { WrittenShop } from './written-policies.ts';

export interface Heard {
  outcome: string;
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

async function isEmbedded({ db, shopId }: Ctx): Promise<true | null> {
  const rows = await db.selectFrom('passages').select('embedder').where('shop_id', '=', shopId).execute();
  return rows.every(({ embedder }) => embedder !== null) || null;
}

interface Chat {
  ctx: Ctx;
  api: Api;
  /** The conversation. */
  id: string;
  /** How often something was said in it. */
  turn: number;
}

/** Says something in a conversation and waits for the end of the assistant's turn. */
async function hear(chat: Chat, text: string): Promise<Heard> {
  const { ctx, api, id, turn } = chat;
  const params = { id };
  await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const { outcome, message_id } = await until('the assistant had not finished', answerMs, async () => {
    const decisions = await ctx.db
      .selectFrom('decisions')
      .select(['outcome', 'message_id'])
      .where('shop_id', '=', ctx.shopId)
      .where('conversation_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return decisions[turn] ?? null;
  });
  const { messages } = (await api('GET /client/api/conversations/:id/messages', { params })).data;
  const said = messages.find((it) => it.id === message_id);
  return {
    outcome,
    text: said?.text ?? '',
    replies: said?.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : [])) ?? [],
    tap: (reply) => hear({ ...chat, turn: turn + 1 }, reply),
  };
}

/** What a new visitor hears whose conversation begins with this. */
export const hearFirst = (ctx: Ctx, api: Api, text: string): Promise<Heard> =>
  hear({ ctx, api, id: newId(), turn: 0 }, text);

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
      await doJob(w.services, syncStorePagesJob, { shopId: ctx.shopId });
      if (embedder) await until('the passages were not embedded', answerMs, () => isEmbedded(ctx));
      await rehearseSuggestions(ctx);
    },
    async offered(shop, locale = 'en') {
      const { api } = await shop.visitor({ locale });
      return (await api('GET /client/api/widget', {})).data.widget.quickReplies;
    },
    async ask(shop, text, locale = 'en') {
      const { api } = await shop.visitor({ locale });
      return hearFirst(shop.ctx, api, text);
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
