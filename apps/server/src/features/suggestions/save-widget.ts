import type { SavedWidget, WidgetPatch } from '@chatty/contract/widget';
import { texts } from '#texts/suggestions.ts';
import type { MemberCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { inTime } from '../../platform/in-time.ts';
import { notFound } from '../../platform/problem.ts';
import {
  assistantSettingsOf,
  findShop,
  type Rehearsed,
  rehearsedOf,
  type ShopRow,
  visitorWidgetOf,
  widgetOf,
  writeShop,
} from '../shops/index.ts';
import { rehearse } from './rehearse-suggestions.ts';
import { rehearseSoon } from './suggestions.jobs.ts';

/** Whoever saves does not wait any longer to hear what will come of it. */
const patienceMs = 5_000;

const notes = { answered: null, unanswered: texts.noAnswer, no_orders: texts.noOrders };

/** The chatbox's settings as the shop's own people see them, with what visitors see of the suggestions. */
export function toSavedWidget(shop: ShopRow): SavedWidget {
  const { isEnableAIAssistant, botName, botWelcome, quickReplies } = widgetOf(shop);
  const offered = new Set(visitorWidgetOf(shop).quickReplies);
  const noteOn = (question: string) => {
    const known = shop.rehearsed.find((it) => it.question === question);
    return known ? notes[known.result] : texts.notTried;
  };
  return {
    id: shop.id,
    isEnableAIAssistant,
    aiAssistantSettings: { ...assistantSettingsOf(shop), botName, welcomeMessage: botWelcome },
    quickReplySettings: {
      suggestionFAQs: quickReplies.map((question) => {
        const isOffered = offered.has(question);
        return { question, isOffered, note: isOffered ? null : noteOn(question) };
      }),
    },
  };
}

export const readWidget = async (ctx: MemberCtx): Promise<SavedWidget> =>
  toSavedWidget(await findShop(ctx.db, ctx.shopId));

/** The row with the patch in its settings. */
function patched(row: ShopRow, { isEnableAIAssistant, aiAssistantSettings, quickReplySettings }: WidgetPatch): ShopRow {
  const { botName, welcomeMessage, aiAssistantMode } = aiAssistantSettings ?? {};
  const settings = aiAssistantMode && { ...assistantSettingsOf(row), aiAssistantMode };
  const quickReplies = quickReplySettings?.suggestionFAQs.map((it) => it.question);
  const change = {
    isEnableAIAssistant,
    botName,
    botWelcome: welcomeMessage,
    quickReplies,
    aiAssistantSettings: settings,
  };
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...row, widget: { ...row.widget, ...Object.fromEntries(said) } };
}

/** What comes of the suggestions, as far as it is known in time; the rest is found out after the saving. */
async function rehearsedInTime(ctx: MemberCtx, shop: ShopRow): Promise<Rehearsed[]> {
  try {
    return await inTime(patienceMs, rehearse(ctx, shop, widgetOf(shop).quickReplies));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the suggestions were not rehearsed in time');
    return [];
  }
}

/**
 * Changes the chatbox's settings and tells which of the suggestions have no answer yet. They are saved all the same, and
 * are offered as soon as there is one. Throws `not_found`.
 */
export async function saveWidget(ctx: MemberCtx, id: string, patch: WidgetPatch): Promise<SavedWidget> {
  if (id !== ctx.shopId) throw notFound(texts.shop);
  const found = await rehearsedInTime(ctx, patched(await findShop(ctx.db, id), patch));
  return transaction(ctx, async (tx) => {
    const row = await writeShop(tx, (before) => {
      const after = patched(before, patch);
      return { widget: JSON.stringify(after.widget), rehearsed: JSON.stringify(rehearsedOf(after, found)) };
    });
    // Once the encoder is there, or something else was saved meanwhile, it may come out otherwise.
    rehearseSoon(tx);
    return toSavedWidget(row);
  });
}
