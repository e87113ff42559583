import { mayRemoveBranding } from '@chatty/contract/plans';
import { availabilityProblems } from '@chatty/contract/settings/chat-availability';
import { popupProblems } from '@chatty/contract/settings/popups/popup-settings';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/shop-settings.ts';
import { Problem } from '../../platform/problem.ts';
import { planIdOf, settingsOf, type ShopRow } from '../shops/index.ts';
import { countBlind, overtaken } from './merge-settings.ts';
import { versionOf } from './saved-settings.ts';

/** What is on already may be sent along by whoever changes something else. */
function mustBeInPlan(shop: ShopRow, { brandingRemoval }: SettingsPatch): void {
  if (!brandingRemoval || settingsOf(shop).brandingRemoval) return;
  if (mayRemoveBranding({ plan: planIdOf(shop), noLimit: shop.no_limit })) return;
  throw new Problem('not_allowed', texts.brandingInPlan, { brandingRemoval: texts.brandingInPlan });
}

/** The provider's own switch comes back as it is with whoever sends all settings. */
function mustLeaveBlocked(shop: ShopRow, { isBlocked }: SettingsPatch): void {
  if (isBlocked === undefined || isBlocked === settingsOf(shop).isBlocked) return;
  throw new Problem('not_allowed', texts.providersAlone, { isBlocked: texts.providersAlone });
}

function mustBeCurrent(shop: ShopRow, patch: SettingsPatch): void {
  const fields = overtaken(settingsOf(shop), patch);
  if (fields.length === 0) return;
  throw new Problem('conflict', texts.changedMeanwhile, Object.fromEntries(fields.map((it) => [it, texts.theirs])));
}

/** Whoever gives more fields than these means all of the settings as they read them, and not each of the fields. */
const mostBlind = 40;

/** A whole object that says neither what was read nor when would take back whatever others have changed since. */
function mustBeOfVersion(shop: ShopRow, { version, ...given }: SettingsPatch): void {
  const blind = countBlind(given);
  if (version === undefined && blind > mostBlind) {
    throw new Problem('bad_input', texts.versionMissing, { version: texts.versionMissing });
  }
  if (version !== undefined && blind > 0 && version !== versionOf(shop)) {
    throw new Problem('conflict', texts.versionOld, { version: texts.versionOld });
  }
}

function mustFit(after: ShopRow, { from: _, version: __, ...given }: SettingsPatch): void {
  const [settings, changed] = [settingsOf(after), Object.keys(given)];
  const wrong = { ...availabilityProblems(settings, changed), ...popupProblems(settings, changed) };
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new Problem('bad_input', first, wrong);
}

/**
 * Throws `not_allowed` where the shop's plan does not hold what is switched on or only the provider switches it, `conflict` where somebody else's change
 * would be lost, and `bad_input` where what is changed does not fit what stands beside it; each names the fields.
 */
export function mustBeSavable(now: ShopRow, after: ShopRow, patch: SettingsPatch): void {
  mustLeaveBlocked(now, patch);
  mustBeInPlan(now, patch);
  mustBeOfVersion(now, patch);
  mustBeCurrent(now, patch);
  mustFit(after, patch);
}
