import type { ContactNote } from '@chatty/contract/contact-notes';
import { type ContactProfile, neverSeen, type OrderStatus } from '@chatty/contract/contacts';
import type { ContactConversation } from '@chatty/contract/conversations';
import type { NewsletterConsent } from '@chatty/contract/popups';
import { callOf } from '@chatty/contract/visitor-name';
import { texts } from '#texts/contact-history.ts';
import { texts as mergeTexts } from '#texts/merge-contacts.ts';

/** Something that happened with a contact, and in which conversation it can be read. */
export interface TimelineMoment {
  key: string;
  at: string;
  what: string;
  conversationId?: string;
}

const { timeline } = texts;

const sometimes = (key: string, at: string | null | undefined, what: string): TimelineMoment[] =>
  at ? [{ key, at, what }] : [];

/** What holds stands among the consents, save where a file told of it, or none are read. */
const newsletterMoments = (subscribedAt: string | null, consents: readonly NewsletterConsent[]): TimelineMoment[] => [
  ...(consents.some((it) => !it.withdrawn) ? [] : sometimes('newsletter', subscribedAt, timeline.subscribed)),
  ...consents.flatMap(({ id, consentedAt, withdrawn }) => [
    { key: `newsletter ${id}`, at: consentedAt, what: timeline.subscribed },
    ...sometimes(`withdrawn ${id}`, withdrawn?.at, timeline.withdrawn(withdrawn?.by ?? '')),
  ]),
];

/** What is known of a contact in the order in which it happened, the latest first. */
export function timelineOf(
  contact: ContactProfile,
  conversations: readonly ContactConversation[],
  orders: readonly OrderStatus[],
  notes: readonly ContactNote[],
  /** Where they are known: each that was given, and when it was taken back. */
  consents: readonly NewsletterConsent[] = [],
): TimelineMoment[] {
  const { createdAt, subscribedAt, blockedAt, blockedReason, preChat, merged } = contact;
  const moments: TimelineMoment[] = [
    { key: 'seen', at: createdAt, what: contact.lastSeenAt === neverSeen ? timeline.added : timeline.firstSeen },
    ...newsletterMoments(subscribedAt, consents),
    ...sometimes('blocked', blockedAt, timeline.blocked(blockedReason)),
    ...sometimes('pre-chat', preChat?.answeredAt, timeline.answered),
    ...(preChat?.consents ?? []).map((it, at) => ({ key: `consent ${at}`, at: it.at, what: timeline.agreed })),
    ...merged.map((it) => ({
      key: `merged ${it.id}`,
      at: it.mergedAt,
      what: it.mergedBy ? mergeTexts.timeline(it.mergedBy, callOf(it).name) : mergeTexts.signedIn(callOf(it).name),
    })),
    ...orders.map((it) => ({ key: `order ${it.id}`, at: it.placedAt, what: timeline.ordered(it.name) })),
    ...notes.map((it) => ({ key: `note ${it.id}`, at: it.createdAt, what: timeline.noted(it.authorName) })),
    ...conversations.flatMap((it) =>
      [
        { key: `begun ${it.id}`, at: it.createdAt, what: timeline.begun },
        ...sometimes(`resolved ${it.id}`, it.resolvedAt, timeline.resolved),
      ].map((moment) => ({ ...moment, conversationId: it.id })),
    ),
  ];
  return moments.sort((a, b) => b.at.localeCompare(a.at) || a.key.localeCompare(b.key));
}
