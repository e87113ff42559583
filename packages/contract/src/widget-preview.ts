import type { OrderState } from './orders.ts';
import type { PopupContent } from './popups.ts';
import type { ChatPageSettings } from './settings/chat-page.ts';
import type { Availability, VisitorWidget } from './widget.ts';

/** What the admin shows in the preview of the chatbox: a draft, as visitors would see it. */
export interface Preview {
  shopName: string;
  widget: VisitorWidget;
  availability: Availability;
  /** What stands over the chat where it is a page. */
  page: Pick<ChatPageSettings, 'title' | 'description'>;
  /** What visitors read where a silent conversation is resolved; nothing where that doesn't happen. */
  resolvedAlert: string;
  /** The order that whoever looks for one is shown. */
  order: { state: OrderState; isCodeRequired: boolean };
  /** The popup that is looked at; none on the pages of the chat itself. */
  popup?: PopupContent | undefined;
  /** What popups say beside their settings, where that is not English. */
  popupTexts: Readonly<Record<string, string>>;
}

/** What the preview can begin with; it stands in its address. */
export const previewScreens = [
  'home',
  'conversation',
  'newConversation',
  'waiting',
  'resolved',
  'answer',
  'orderTracking',
  'launcher',
  'page',
] as const;
/** `popup`: a page of the store over which the popup shows that is looked at. */
export type PreviewScreen = (typeof previewScreens)[number] | 'popup';

/** What the preview's page says to the admin around it; it is left by Escape. */
export interface PreviewSays {
  chatty: 'preview is ready' | 'preview is left';
}

/** What the admin says to the preview, first when it is ready and then with every change. */
export interface PreviewDraft {
  chatty: 'preview this';
  preview: Preview;
}

/** The preview's own address. `shop`: the shop in whose admin it is framed, where it is. */
export const previewPath = '/chatbox/preview';
