import { colorsOf } from '@chatty/contract/settings/options';
import { mayRemoveBranding } from '@chatty/contract/plans';
import { botPictureOf } from '@chatty/contract/settings/assistant/bot-pictures';
import { contactsForVisitors } from '@chatty/contract/settings/contact/contact-us';
import { startersOf, type SuggestionFAQ, trackOrderId } from '@chatty/contract/settings/assistant/suggestion-faqs';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { VisitorWidget } from '@chatty/contract/widget';
import type { Selectable } from 'kysely';
import { type Language, languageOfLocale } from '../../../language/languages.ts';
import { starters } from '../../../language/starters.ts';
import type { Tables } from '../../../tables.ts';
import { planIdOf } from '../plan-id.ts';

type ShopRow = Selectable<Tables['shops']>;

/** The language that a shop's texts are written in, if the assistant speaks it; else English. */
export const languageOfShop = ({ primary_locale }: Pick<ShopRow, 'primary_locale'>): Language =>
  languageOfLocale(primary_locale) ?? 'en';

/** The shop’s settings, the product’s defaults filled in: of suggestions, those in the shop's language. */
export const settingsOf = (shop: Pick<ShopRow, 'widget' | 'primary_locale'>): ShopSettings => {
  const suggestionFAQs = startersOf(Object.values(starters[languageOfShop(shop)]));
  return ShopSettings.parse({ quickReplySettings: { suggestionFAQs }, ...shop.widget });
};

/** The suggestions that are known to be answered, also to those whose browser has this language. */
function offeredTo(shop: Pick<ShopRow, 'rehearsed'>, language: Language, questions: readonly string[]): string[] {
  const answered = shop.rehearsed.filter((it) => it.result === 'answered' && !it.refusedFor.includes(language));
  const offered = new Set(answered.map((it) => it.question));
  return questions.filter((it) => offered.has(it));
}

/** What a language says in the place of suggestions. */
interface TranslatedSuggestions {
  /** The shop's own name of the language. */
  locale: string;
  of(question: string): string;
}

/** A suggestion in the words in which a visitor is offered it. */
type Offered = SuggestionFAQ & { said: string };

/**
 * In translated words where the assistant was found to answer these too, or the shop answers itself; else in the merchant's,
 * where the assistant answers those.
 */
function offeredOf(
  shop: Pick<ShopRow, 'rehearsed'>,
  language: Language,
  suggested: readonly SuggestionFAQ[],
  { locale, of }: TranslatedSuggestions,
): Offered[] {
  const offered = new Set(
    offeredTo(
      shop,
      language,
      suggested.map((it) => it.question),
    ),
  );
  return suggested.flatMap((it) => {
    const { question } = it;
    const said = of(question);
    if (it.answer !== '') return { ...it, said };
    const known = shop.rehearsed.find((it) => it.question === question);
    if (said !== question && known?.answeredIn?.[locale] === said) return { ...it, said };
    return offered.has(question) ? { ...it, said: question } : [];
  });
}

/** Those that no assistant is asked for: the shop has answered them itself, or they lead elsewhere while nobody else looks up orders. */
function quickAnswersOf(
  offered: readonly Offered[],
  { isEnableAIAssistant, orderTrackingSettings }: ShopSettings,
): VisitorWidget['quickAnswers'] {
  const leadsToOrder = !isEnableAIAssistant && orderTrackingSettings.isEnabled;
  return offered.flatMap(({ questionId, said: question, answer }): VisitorWidget['quickAnswers'] => {
    if (answer !== '') return [{ questionId, question, leadsTo: null }];
    return questionId === trackOrderId && leadsToOrder ? [{ questionId, question, leadsTo: 'order' }] : [];
  });
}

/** Whoever goes back to a smaller plan keeps the setting, and loses what it does. */
const hidesBranding = (shop: Pick<ShopRow, 'plan' | 'no_limit'>, { brandingRemoval }: ShopSettings): boolean =>
  brandingRemoval && mayRemoveBranding({ plan: planIdOf(shop), noLimit: shop.no_limit });

/** The settings as a visitor with this locale may see them; `settings` are those in their language. */
export function visitorWidgetOf(
  shop: Pick<ShopRow, 'widget' | 'primary_locale' | 'rehearsed' | 'plan' | 'no_limit'>,
  locale = shop.primary_locale,
  settings = settingsOf(shop),
  suggestions: TranslatedSuggestions = { locale, of: (question) => question },
): VisitorWidget {
  const { aiAssistantSettings, quickReplySettings } = settings;
  const suggested = quickReplySettings.suggestionFAQs.filter((it) => it.isActive);
  const offered = settings.isEnableAIAssistant
    ? offeredOf(shop, languageOfLocale(locale) ?? 'en', suggested, suggestions)
    : // Without an assistant a person answers what has no quick answer.
      suggested.map((it) => ({ ...it, said: suggestions.of(it.question) }));
  return VisitorWidget.parse({
    ...settings,
    ...colorsOf(settings),
    isBranded: !hidesBranding(shop, settings),
    ...contactsForVisitors(settings),
    botName: aiAssistantSettings.botName,
    botPicture: botPictureOf(aiAssistantSettings),
    isShowContactForm: aiAssistantSettings.isShowContactForm,
    welcomeMessage: aiAssistantSettings.welcomeMessage,
    quickReplies: offered.map((it) => it.said),
    quickAnswers: quickAnswersOf(offered, settings),
    words: {},
  });
}
