import { type EmbedConfig, type EmbedWords, launcherLookOf } from '@chatty/contract/settings/embed-config';
import { colorsOf } from '@chatty/contract/settings/options';
import { popupRulesOf } from '@chatty/contract/settings/popups/popup-rules';
import type { Ctx } from '../../../ctx.ts';
import { orNull } from '../../../platform/problem.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { localesOf, readWording, sayTo, settingsIn, wordsOf } from '../../wording/index.ts';

/** Tells the storefront's embed how the launcher looks, where it is, and where we are. A shop that is gone has no embed. */
export async function publishEmbed({ services, shopId, db }: Ctx): Promise<void> {
  const shop = await orNull(findShop(db, shopId));
  if (!shop) return;
  const settings = settingsOf(shop);
  const locales = localesOf(shop);
  const rows = await readWording({ db, shopId }, locales);
  const said = locales.map((locale): [string, EmbedWords[string]] => {
    const words = wordsOf(shop, rows, locale);
    const { floatBtnLabel, welcomeText } = settingsIn(settings, words);
    const say = sayTo(locale, words.own);
    return [locale, [floatBtnLabel, say('launcherClose'), say('navigationDialog'), welcomeText, say('liveChatAsk')]];
  });
  const config: EmbedConfig = {
    enabled: shop.enable_chatbox && !settings.isBlocked,
    origin: new URL(services.config.APP_URL).origin,
    ...launcherLookOf({ ...settings, ...colorsOf(settings) }),
    popups: popupRulesOf(settings),
  };
  await services.commerce.publishEmbed(shopId, config, Object.fromEntries(said));
}
