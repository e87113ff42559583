import type { OrderClaim, TrackedOrder } from '@chatty/contract/orders';
import { chatState } from '../../app/chat.ts';
import { createStore } from '../../app/store.ts';

/** What is being asked about the order. Sending it again is sending the same: it has its ids from the start. */
export interface Question {
  text: string;
  conversationId: string;
  messageId: string;
  /** It was sent, and may have arrived although nobody was told. */
  isTried: boolean;
  /** Why it could not be sent, and whether the order has to be looked up again first. */
  failure: { words: string; isUnproven: boolean } | null;
}

/** Where a visitor is on the way to their order. What they typed stays through every step of it. */
export interface Tracking {
  number: string;
  address: string;
  /** Null while nobody asks anything. */
  question: Question | null;
  stage:
    | { at: 'form' }
    /** `askedAt`: when a code was asked for, in ms since 1970; `seconds` later another one may be. */
    | { at: 'code'; claim: OrderClaim; minutes: number; askedAt: number; seconds: number; isAgain: boolean }
    /** `readAt`: of when the order is; `isOld` once it could not be looked at anew. */
    | { at: 'order'; claim: OrderClaim; order: TrackedOrder; readAt: number; isOld: boolean };
}

export type TrackingChange =
  | { type: 'typed'; number?: string; address?: string }
  | { type: 'asked'; question: Question | null }
  | { type: 'code asked'; claim: OrderClaim; minutes: number; seconds: number; at: number }
  | { type: 'order read'; claim: OrderClaim; order: TrackedOrder; at: number }
  | { type: 'not read' }
  | { type: 'back to form' }
  | { type: 'left' };

const first: Tracking = { number: '', address: '', question: null, stage: { at: 'form' } };

/** The next state. Pure. */
export function step(state: Tracking, change: TrackingChange): Tracking {
  const { stage } = state;
  switch (change.type) {
    case 'typed':
      return { ...state, number: change.number ?? state.number, address: change.address ?? state.address };
    case 'asked':
      return { ...state, question: change.question };
    case 'code asked': {
      const { claim, minutes, seconds, at: askedAt } = change;
      return { ...state, stage: { at: 'code', claim, minutes, seconds, askedAt, isAgain: stage.at === 'code' } };
    }
    case 'order read': {
      const { claim, order, at: readAt } = change;
      return { ...state, stage: { at: 'order', claim, order, readAt, isOld: false } };
    }
    case 'not read':
      return stage.at === 'order' ? { ...state, stage: { ...stage, isOld: true } } : state;
    case 'back to form':
      return { ...state, stage: first.stage };
    case 'left':
      return first;
  }
}

/** Kept for the life of the page, and nowhere in the browser: others may sit at it next. */
export const trackingOf = chatState(() => createStore(step, first));
