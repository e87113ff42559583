import { canonicalContacts, contactProblems } from '@chatty/contract/settings/contact/contact-us';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { Problem } from '../../platform/problem.ts';
import { settingsOf, type ShopRow } from '../shops/index.ts';

type Given = Omit<SettingsPatch, 'id' | 'from'>;

/** The paths of the fields that a change is about. What was stored otherwise before keeps nobody from saving. */
function concerned(given: Given): Set<string> {
  const { contactMethod = {}, defaultContactMethod, isEnableCustomPhone, isEnableCustomZalo } = given;
  const methods = [
    ...Object.keys(contactMethod),
    ...(isEnableCustomPhone === undefined ? [] : ['phoneCall']),
    ...(isEnableCustomZalo === undefined ? [] : ['zalo']),
  ];
  const first = defaultContactMethod === undefined ? [] : ['defaultContactMethod'];
  return new Set([...methods.map((it) => `contactMethod.${it}.value`), ...first]);
}

/**
 * The changed settings with every contact in its canonical form, and the chat first again where the default method is
 * off now. Throws `bad_input` where a method that is on leads nowhere, or one that is off is to come first.
 */
export function settledContacts(
  shop: Pick<ShopRow, 'primary_locale'>,
  widget: Record<string, unknown>,
  given: Given,
): Record<string, unknown> {
  const about = concerned(given);
  if (about.size === 0) return widget;
  const settings = settingsOf({ ...shop, widget });
  const problems = contactProblems(settings);
  const fields = Object.fromEntries(Object.entries(problems).filter(([path]) => about.has(path)));
  const [first] = Object.values(fields);
  if (first) throw new Problem('bad_input', first, fields);
  return {
    ...widget,
    contactMethod: canonicalContacts(settings),
    ...('defaultContactMethod' in problems && { defaultContactMethod: 'liveChat' }),
  };
}
