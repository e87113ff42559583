import { readableOn } from '../readable-colors.ts';
import type { VisitorWidget } from '../widget.ts';
import { launcherDrawings } from './launcher-drawings.ts';
import type { PopupRule } from './popups/popup-rules.ts';

/** The fields that the launcher takes as they are set. */
type AsSet = Pick<
  VisitorWidget,
  | 'brandColor'
  | 'textColor'
  | 'actionColor'
  | 'isGradient'
  | 'colorMode'
  | 'customCss'
  | 'floatBtnLauncher'
  | 'floatBtnLabel'
  | 'floatBtnSize'
  | 'floatBtnPosition'
  | 'floatBtnOffsetSide'
  | 'floatBtnOffsetBottom'
  | 'zIndex'
  | 'hideOnMobile'
  | 'displayDevices'
  | 'displayPages'
>;

/**
 * What counts before the chat itself is loaded: how the launcher looks and where it is. What can be reckoned beforehand
 * is, so that the storefront needs no more than a small script.
 */
export interface LauncherLook extends AsSet {
  /** What the launcher's words and icon are drawn in: the chosen color where it can be read. */
  labelColor: string;
  /** The path of its icon. */
  drawing: string;
  /** Where the picture lies that stands in the icon's place: an address or a path of our server; empty without one. */
  picture: string;
}

/** What the store is told of the chatbox (the app metafield `chatty.config`), and the theme embed hands to the loader. */
export interface EmbedConfig extends LauncherLook {
  enabled: boolean;
  /** Where the Chatty server is, without a slash at the end. */
  origin: string;
  /** The popups that are switched on. What they say is asked for when one is to show. */
  popups: PopupRule[];
}

/**
 * What is said before the chat itself is loaded, in each language of the store (the app metafield `chatty.words`): the
 * launcher's label, how the chat is closed, what it is called, how it greets, and how it asks to be asked.
 */
export type EmbedWords = Readonly<
  Record<string, readonly [label: string, close: string, dialog: string, welcome: string, ask: string]>
>;

/** The launcher that these settings mean; their colors are those that count (`colorsOf`). */
export function launcherLookOf(settings: AsSet & Pick<VisitorWidget, 'icon' | 'floatBtnLabelColor'>): LauncherLook {
  const { brandColor, textColor, actionColor, isGradient, colorMode, customCss } = settings;
  const { floatBtnLauncher, floatBtnLabel, floatBtnSize, floatBtnPosition } = settings;
  const { floatBtnOffsetSide, floatBtnOffsetBottom, zIndex, hideOnMobile, displayDevices, displayPages } = settings;
  const drawing = launcherDrawings[settings.icon];
  return {
    ...{ brandColor, textColor, actionColor, isGradient, colorMode, customCss },
    ...{ floatBtnLauncher, floatBtnLabel, floatBtnSize, floatBtnPosition },
    ...{ floatBtnOffsetSide, floatBtnOffsetBottom, zIndex, hideOnMobile, displayDevices, displayPages },
    labelColor: readableOn(brandColor, settings.floatBtnLabelColor),
    drawing: drawing ?? launcherDrawings.bubble ?? '',
    picture: drawing === undefined ? settings.icon : '',
  };
}
