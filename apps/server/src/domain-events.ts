import type { Handler } from '@chatty/contract/conversations';

/** What can raise, as far as another feature cares. `reactions.ts` says what follows from each. */
export interface DomainEvents {
  /**
   * A visitor said something; `turn` is the conversation's turn after it, `unread` whether the team had yet to read more,
   * `address` where they come from, as it is counted for caps.
   */
  'visitor.spoke': {
    conversationId: string;
    messageId: string;
    handler: Handler;
    assigneeId: string | null;
    turn: number;
    unread: boolean;
    address: string;
  };
  /** Somebody of the team took the conversation from the assistant, or closed it. */
  'assistant.relieved': { conversationId: string };
  /** A person handed back while the visitor still waits for an answer. */
  'visitor.left-to-assistant': { conversationId: string; turn: number };
  /** A person of the team answered the visitor. */
  'member.replied': { conversationId: string; messageId: string; seq: number };
  /** A conversation was given to a member by somebody else. */
  'conversation.assigned': { conversationId: string };
  /** Somebody lost their place in the team: removed, or without a seat. Their row is still there. */
  'member.left': { memberId: string };
  /** Somebody was removed from the team who had a picture. */
  'picture.left': { memberId: string; url: string };
  /** The shop has another plan, or other seats. */
  'plan.changed': Record<never, never>;
  /** A visitor proved that an order is theirs, by telling its number together with one of these. */
  'order.proven': { contactId: string; email?: string; phone?: string };
  /** The numbers beside the inbox views may have changed. */
  'inbox.shifted': Record<never, never>;
  /** A conversation now waits for a person. */
  'person.requested': { conversationId: string; by: 'visitor' | 'assistant'; turn: number };
  /** A member switched away mode off. */
  'member.came-back': { memberId: string };
  'faq.saved': { faqId: string };
  'faq.removed': { faqId: string };
  'custom-answer.saved': { customAnswerId: string };
  'custom-answer.removed': { customAnswerId: string };
  /** Pages, policies or articles of the store changed. */
  'store-pages.changed': Record<never, never>;
  /** Products were added, changed or removed. */
  'products.changed': { productIds: string[] };
  /** The app was installed on a shop, or opened after a pause. */
  'shop.connected': Record<never, never>;
}

export type DomainEventType = keyof DomainEvents;
