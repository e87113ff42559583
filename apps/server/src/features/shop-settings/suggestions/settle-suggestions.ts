import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { plainTextOf } from '../../../platform/rich-text/excerpt-of.ts';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import { settingsOf, type ShopRow } from '../../shops/index.ts';

/** An answer as it is kept: markup alone says nothing. */
function settled(html: string): string {
  const answer = sanitiseRichText(html);
  return plainTextOf(answer).trim() === '' ? '' : answer;
}

/** The changed settings with safe answers, and an id for each suggestion that came without: its own, where its words are known. */
export function settledSuggestions(
  now: ShopRow,
  widget: Record<string, unknown>,
  { quickReplySettings: given }: SettingsPatch,
): Record<string, unknown> {
  if (!given) return widget;
  const before = settingsOf(now).quickReplySettings.suggestionFAQs;
  const taken = new Set(given.suggestionFAQs.map((it) => it.questionId));
  const idOf = (question: string) => {
    const known = before.find((it) => it.question === question)?.questionId;
    return known && !taken.has(known) ? known : newId();
  };
  const suggestionFAQs = given.suggestionFAQs.map((it) => ({
    ...it,
    questionId: it.questionId || idOf(it.question),
    answer: settled(it.answer),
  }));
  return { ...widget, quickReplySettings: { suggestionFAQs } };
}
