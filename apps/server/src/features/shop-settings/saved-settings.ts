import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { hasTargets, targetsIn } from '@chatty/contract/due';
import type { SavedSettings, ShopSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/shop-settings.ts';
import type { TxCtx } from '../../ctx.ts';
import { reckonDueJob } from '../conversations/index.ts';
import { settingsOf, type ShopRow, tellVisitors, visitorWidgetOf, widgetChanged } from '../shops/index.ts';

const notes = { answered: null, unanswered: texts.noAnswer, no_orders: texts.noOrders };

/** Names what is stored: another one after each change of the settings, whoever made it. */
export const versionOf = ({ widget }: Pick<ShopRow, 'widget'>): string =>
  createHash('sha256').update(JSON.stringify(widget)).digest('base64url').slice(0, 22);

/** The settings as the shop's own people see them, with what visitors see of the suggestions. */
export function toSavedSettings(shop: ShopRow): SavedSettings {
  const settings = settingsOf(shop);
  const offered = new Set(visitorWidgetOf(shop).quickReplies);
  const noteOn = (question: string) => {
    const known = shop.rehearsed.find((it) => it.question === question);
    return known ? notes[known.result] : texts.notTried;
  };
  const suggestionFAQs = settings.quickReplySettings.suggestionFAQs.map((it) => {
    const isOffered = offered.has(it.question);
    const note = it.isActive ? noteOn(it.question) : texts.switchedOff;
    return { ...it, isOffered, note: isOffered ? null : note };
  });
  return { ...settings, id: shop.id, version: versionOf(shop), quickReplySettings: { suggestionFAQs } };
}

/** Tells the team all of the settings, and the visitors who are there that they changed. */
export function tellOfSettings(tx: TxCtx, shop: ShopRow): SavedSettings {
  const saved = toSavedSettings(shop);
  tx.emit('settings.changed', saved, { team: true, contactId: null });
  tellVisitors(tx);
  return saved;
}

/** Whether conversations may be due at other moments after this change. */
const concernsTargets = (before: ShopSettings, after: ShopSettings) =>
  (hasTargets(before) || hasTargets(after)) && !isDeepStrictEqual(targetsIn(before), targetsIn(after));

/** What follows from other settings than those before, whoever changed them; answers them as the team sees them. */
export async function settingsChanged(tx: TxCtx, before: ShopSettings, shop: ShopRow): Promise<SavedSettings> {
  if (concernsTargets(before, settingsOf(shop))) tx.enqueue(reckonDueJob, {});
  await tx.raise(widgetChanged, {});
  return tellOfSettings(tx, shop);
}
