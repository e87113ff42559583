import { mayRemoveBranding } from '@chatty/contract/plans';
import { colorsOf } from '@chatty/contract/settings/options';
import type { Preview } from '@chatty/contract/widget-preview';
import type { PopupContent } from '@chatty/contract/popups';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { Shop } from '@chatty/contract/shops';
import { VisitorWidget } from '@chatty/contract/widget';

/** What is looked at, beside the settings. */
export interface Look {
  colorMode: SavedSettings['colorMode'];
  online: boolean;
  /** The popup that is looked at. */
  popup?: PopupContent | undefined;
}

const hourMs = 3_600_000;

/**
 * A draft as visitors would see it. A field that is half typed, so that the contract refuses it, shows as it is saved.
 * The chatbox shows on the preview's page, whichever pages of the store it is on.
 */
export function previewOf(
  shop: Pick<Shop, 'name' | 'plan' | 'noLimit'>,
  draft: SavedSettings,
  saved: SavedSettings,
  { colorMode, online, popup }: Look,
  now = Date.now(),
): Preview {
  const wanted = widgetOf(shop, draft);
  const refused = VisitorWidget.safeParse(wanted).error?.issues.map((it) => String(it.path[0])) ?? [];
  const instead = Object.entries(widgetOf(shop, saved)).filter(([name]) => refused.includes(name));
  const widget = VisitorWidget.parse({
    ...wanted,
    ...Object.fromEntries(instead),
    colorMode,
    displayPages: { type: 'all', values: [] },
  });
  const opensAt = online ? null : new Date(now + 14 * hourMs).toISOString();
  const { title, description } = draft.chatPageSettings;
  return {
    shopName: shop.name,
    widget,
    availability: { online, staffed: online, opensAt, changesAt: opensAt },
    page: { title, description },
    popup,
  };
}

function widgetOf(shop: Pick<Shop, 'plan' | 'noLimit'>, settings: SavedSettings): object {
  const { aiAssistantSettings, quickReplySettings } = settings;
  return {
    ...settings,
    ...colorsOf(settings),
    isBranded: !(settings.brandingRemoval && mayRemoveBranding(shop)),
    botName: aiAssistantSettings.botName,
    welcomeMessage: aiAssistantSettings.welcomeMessage,
    quickReplies: quickReplySettings.suggestionFAQs.map((it) => it.question),
  };
}
