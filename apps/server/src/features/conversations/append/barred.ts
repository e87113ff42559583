import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { texts } from '#texts/conversations.ts';
import { Problem } from '../../../platform/problem.ts';
import type { KnownConversation } from '../conversation.store.ts';
import type { Entry } from './entry.ts';

/** What a visitor is answered of whom nothing is taken; mostly they are told in their language, before anything is begun. */
export const notTaken = (): Problem => new Problem('not_allowed', visitorTexts.liveChatNotTaken);

/**
 * Whether an entry may count where its contact may be blocked: nothing is taken of them, and nobody but the team, among
 * itself, says anything there. Throws `not_allowed` to the visitor.
 */
export function mayCount({ status }: KnownConversation, { by, message }: Entry): boolean {
  if (status !== 'blocked') return true;
  if (by.type === 'visitor') throw notTaken();
  return by.type === 'member' || !message;
}

/** Tells a member why nothing comes of what they do to a blocked conversation. Throws `conflict`. */
export function mustNotBeBarred({ status }: KnownConversation, { by }: Entry): void {
  if (status === 'blocked' && by.type === 'member') throw new Problem('conflict', texts.blocked);
}
