import { mayRemoveBranding } from '@chatty/contract/plans';
import { botPictureOf } from '@chatty/contract/settings/assistant/bot-pictures';
import { colorsOf } from '@chatty/contract/settings/options';
import type { Preview } from '@chatty/contract/widget-preview';
import type { PopupContent } from '@chatty/contract/popups';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { Shop } from '@chatty/contract/shops';
import { popupSettings } from '@chatty/contract/settings/popups/popup-rules';
import type { OrderState } from '@chatty/contract/orders';
import type { WordingInLocale } from '@chatty/contract/translations';
import { settingsIn } from '@chatty/contract/visitor-texts/settings-in';
import { VisitorWidget } from '@chatty/contract/widget';

/** What is looked at, beside the settings. */
export interface Look {
  colorMode: SavedSettings['colorMode'];
  online: boolean;
  /** How the order stands that is looked at. */
  orderState?: OrderState | undefined;
  /** The popup that is looked at. */
  popup?: PopupContent | undefined;
  /** What is said in the language that is looked at; nothing while that is read. */
  wording?: WordingInLocale | undefined;
}

const noWording: WordingInLocale = { locales: [], words: {}, own: {}, builtIn: {}, popups: {}, questions: {} };

/** A popup in the words of these settings. */
function popupIn(settings: SavedSettings, popup: PopupContent): PopupContent {
  const said = Object.entries(settings[popupSettings[popup.kind]]).filter(
    ([name, value]) => typeof value === 'string' && typeof Reflect.get(popup, name) === 'string',
  );
  return { ...popup, ...Object.fromEntries(said) };
}

const hourMs = 3_600_000;

/**
 * A draft as visitors would see it, in the words of the language that is looked at. A field that is half typed, so that the contract refuses it, shows as it is saved.
 * The chatbox shows on the preview's page, whichever pages of the store it is on.
 */
export function previewOf(
  shop: Pick<Shop, 'name' | 'plan' | 'noLimit'>,
  draft: SavedSettings,
  saved: SavedSettings,
  { colorMode, online, orderState = 'shipped', popup, wording = noWording }: Look,
  now = Date.now(),
): Preview {
  const read = settingsIn(draft, wording);
  const wanted = widgetOf(shop, read, wording);
  const refused = VisitorWidget.safeParse(wanted).error?.issues.map((it) => String(it.path[0])) ?? [];
  const instead = Object.entries(widgetOf(shop, settingsIn(saved, wording), wording)).filter(([name]) =>
    refused.includes(name),
  );
  const widget = VisitorWidget.parse({
    ...wanted,
    ...Object.fromEntries(instead),
    colorMode,
    displayPages: { type: 'all', values: [] },
  });
  const opensAt = online ? null : new Date(now + 14 * hourMs).toISOString();
  const { title, description } = read.chatPageSettings;
  return {
    shopName: shop.name,
    widget,
    availability: { online, staffed: online, opensAt, changesAt: opensAt },
    page: { title, description },
    resolvedAlert: read.onAutoResolve ? read.resolvedAlert : '',
    order: { state: orderState, isCodeRequired: read.orderTrackingSettings.isCodeRequired },
    popup: popup && popupIn(read, popup),
    popupTexts: wording.popups,
  };
}

function widgetOf(
  shop: Pick<Shop, 'plan' | 'noLimit'>,
  settings: SavedSettings,
  { words, questions }: WordingInLocale,
): object {
  const { aiAssistantSettings, quickReplySettings } = settings;
  return {
    ...settings,
    ...colorsOf(settings),
    isBranded: !(settings.brandingRemoval && mayRemoveBranding(shop)),
    botName: aiAssistantSettings.botName,
    botPicture: botPictureOf(aiAssistantSettings),
    isShowContactForm: aiAssistantSettings.isShowContactForm,
    welcomeMessage: aiAssistantSettings.welcomeMessage,
    quickReplies: quickReplySettings.suggestionFAQs
      .filter((it) => it.isActive)
      .map((it) => questions[it.question] ?? it.question),
    words,
  };
}
