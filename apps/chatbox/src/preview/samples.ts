import type { Boot } from '@chatty/contract/boot';
import type { VisitorConversation } from '@chatty/contract/conversations';
import type { PublicFaq } from '@chatty/contract/faqs';
import type { Message, ProductCard } from '@chatty/contract/messages';
import { mostHomeFaqs } from '@chatty/contract/limits';
import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import type { PopupRule } from '@chatty/contract/settings/popups/popup-rules';
import type { Preview } from '@chatty/contract/widget-preview';
import type { PersonOutlook, Visit } from '@chatty/contract/widget';
import type { PopupContent } from '@chatty/contract/popups';
import { previewTexts } from '../texts/en/preview.ts';

const minuteMs = 60_000;
export const conversationId = 'sample-conversation';
/** Of one that nothing was said in yet. */
export const newConversationId = 'sample-new-conversation';

export const faqs: readonly PublicFaq[] = previewTexts.faqs.map((it, at) => ({
  ...it,
  id: `sample-faq-${at}`,
  category: previewTexts.category,
}));

const product = (title: string, at: number): ProductCard => ({
  id: `sample-product-${at}`,
  handle: `sample-${at}`,
  title,
  url: '#',
  imageUrl: null,
  variants: [
    {
      id: `sample-variant-${at}`,
      title: '',
      price: { amount: at === 0 ? '89.00' : '64.00', currency: 'USD' },
      compareAtPrice: at === 0 ? { amount: '99.00', currency: 'USD' } : null,
      available: true,
      stock: at === 0 ? 3 : null,
    },
  ],
});

type Said = Pick<Message, 'sender' | 'name' | 'text'> & Partial<Pick<Message, 'parts' | 'activity'>>;

/** A message at its place in the sample conversation. */
export const message = ({ sender, name, text, parts = [], activity = null }: Said, seq: number, at: Date): Message => ({
  id: `sample-message-${seq}`,
  conversationId,
  seq,
  kind: activity ? 'activity' : 'text',
  sender,
  name,
  avatar: null,
  memberId: null,
  text,
  activity,
  parts,
  files: [],
  reaction: null,
  helpful: null,
  createdAt: at.toISOString(),
});

/** How the sample conversation stands: answered by a person, still waiting for one, or resolved. */
export type Standing = 'answered' | 'waiting' | 'resolved';

const nobody = { sender: 'system', name: '', text: '' } as const;

/** What came after the assistant's answers. */
function endOf(standing: Standing, { resolvedAlert }: Preview): Said[] {
  if (standing === 'waiting') return [{ ...nobody, sender: 'guest', activity: 'person_requested' }];
  const answered: Said = { sender: 'admin', name: previewTexts.person, text: previewTexts.personSays };
  if (standing === 'answered') return [answered];
  const alert: Said[] = resolvedAlert === '' ? [] : [{ ...nobody, text: resolvedAlert }];
  return [answered, ...alert, { ...nobody, activity: resolvedAlert === '' ? 'resolved' : 'auto_resolved' }];
}

/** What was said in the sample: by a visitor, by the assistant under its name, and by a person. */
export function messagesOf(preview: Preview, standing: Standing, now: Date): Message[] {
  const { widget } = preview;
  const { botName } = widget;
  const products = previewTexts.backpacks.map(product);
  const said: Said[] = [
    { sender: 'guest', name: '', text: previewTexts.visitor },
    { sender: 'assistant', name: botName, text: previewTexts.answer },
    { sender: 'guest', name: '', text: previewTexts.thanks },
    { sender: 'assistant', name: botName, text: previewTexts.products, parts: [{ type: 'products', products }] },
    ...endOf(standing, preview),
  ];
  return said.map((it, at) => message(it, at + 1, new Date(now.getTime() - (said.length - at) * minuteMs)));
}

/** The sample conversation as its visitor sees it in a list. */
export const conversationOf = (messages: readonly Message[], standing: Standing, now: Date): VisitorConversation => ({
  id: conversationId,
  status: standing === 'resolved' ? 'resolved' : 'open',
  handler: standing === 'waiting' ? 'waiting' : 'person',
  person: standing === 'waiting' ? null : { name: previewTexts.person, avatar: null },
  lastSeq: messages.length,
  visitorReadSeq: messages.length,
  memberReadSeq: messages.length,
  preview: messages.at(-1)?.text ?? '',
  previewOf: null,
  lastMessageAt: (messages.at(-1)?.createdAt ?? now.toISOString()) satisfies string,
});

/** The popup that is looked at, with sample products where it is about products and none were picked yet. */
export function popupOf({ popup }: Preview): PopupContent | null {
  if (popup?.kind !== 'product' || popup.products.length > 0) return popup ?? null;
  return { ...popup, products: previewTexts.backpacks.slice(0, 1).map(product) };
}

/** What the store's `cart.js` answers to a visitor who has something in the cart. */
export const cartOf = ({ popup }: Preview) => ({
  currency: popup?.kind === 'cartBooster' ? popup.currency : 'USD',
  items: [{ variant_id: 1, title: previewTexts.backpacks[0], quantity: 1, price: 3_900, image: null }],
  total_price: 3_900,
});

/** Somebody who was asked nothing yet. */
export const stranger = { isKnown: false, consentedTo: null };

/** The visit that a visitor of this shop would begin now. */
export const visitOf = (conversations: VisitorConversation[]): Visit => ({
  token: 'preview',
  shopId: 'preview',
  contact: { id: 'sample-visitor', name: '', email: null },
  preChat: stranger,
  conversations,
  since: 0,
  widgetEvent: 0,
});

/** Whether somebody of this shop is there. */
export const outlookOf = ({ availability }: Preview): PersonOutlook => ({
  ...availability,
  there: availability.staffed ? [previewTexts.person] : [],
  usualMinutes: null,
});

/** Seconds until the popup shows that is looked at. */
const soon = 0.2;

/** The popup that is looked at shows at once, wherever and however often it will show in the store. */
export const rulesOf = ({ popup }: Preview): PopupRule[] =>
  popup
    ? [
        {
          ...{ kind: popup.kind, after: soon, scroll: 0, times: 0, days: 1 },
          ...{ displayPages: { type: 'all', values: [] }, displayDevices: 'all' },
        },
      ]
    : [];

/** What all visitors of this shop begin with. */
export const bootOf = (preview: Preview): Boot => ({
  shopName: preview.shopName,
  widget: preview.widget,
  embed: { ...launcherLookOf(preview.widget), enabled: true, popups: rulesOf(preview) },
  outlook: outlookOf(preview),
  faqs: faqs.slice(0, mostHomeFaqs),
  hasPageFaqs: false,
  widgetEvent: 0,
});
