import type { Message } from '@chatty/contract/messages';
import type { DomainEvent } from '../../../platform/domain-event.ts';
import type { KnownConversation } from '../conversation.store.ts';
import {
  assistantOvertaken,
  assistantStopped,
  conversationAssigned,
  conversationWoke,
  conversationResolved,
  memberReminded,
  type MessageAppended,
  messageAppended,
  personRequested,
  roomMade,
  visitorLeftToAssistant,
  watchedChanged,
} from '../conversations.events.ts';
import { storedSettings } from '../../shops/index.ts';
import { hasCapacity } from '../pending/capacity.ts';
import { type MessageRow, toMessage } from '../message.store.ts';
import { toBeTold } from '../watching/watched.ts';
import type { Entry } from './entry.ts';
import { quickAnswerDue } from '../messages/said/quick-answer.ts';

/** A domain event of one shop, to be raised. */
export interface Raised<Payload extends object = object> {
  shopId: string;
  event: DomainEvent<Payload>;
  payload: Payload;
}

function appendedOf(entry: Entry, before: KnownConversation, after: KnownConversation, message: Message) {
  const { by } = entry;
  const appended: MessageAppended = {
    conversationId: message.conversationId,
    messageId: message.id,
    seq: message.seq,
    by: by.type,
    kind: message.kind === 'note' ? 'note' : 'text',
    channel: message.channel ?? after.channel,
    hasWords: message.text.trim() !== '',
    handler: after.handler,
    assigneeId: after.assignee_id,
    turn: after.turn,
    quickAnswer: quickAnswerDue(entry, after),
    unread: !before.is_read,
    mentions: message.mentions ?? [],
    address: by.type === 'visitor' ? by.address : null,
  };
  return appended;
}

const isAssistants = ({ handler, status }: KnownConversation) =>
  handler === 'assistant' && (status === 'open' || status === 'snoozed');

/** An open conversation less for whose it was. */
const isOneLess = (before: KnownConversation, after: KnownConversation) =>
  before.status === 'open' &&
  before.assignee_id !== null &&
  (after.status !== 'open' || after.assignee_id !== before.assignee_id);

/** What other features hear of an entry once it is written. */
export function whatFollows(
  entry: Entry,
  before: KnownConversation,
  after: KnownConversation,
  rows: readonly MessageRow[],
): Raised[] {
  const { by, shopId, conversationId } = entry;
  const { handler, turn } = after;
  const raised: Raised[] = [];
  const raise = <Payload extends object>(event: DomainEvent<Payload>, payload: Payload) =>
    raised.push({ shopId, event, payload });
  const said = rows.find((it) => it.kind !== 'activity');
  const appended = said && appendedOf(entry, before, after, toMessage(said));
  if (appended) raise(messageAppended, appended);
  const reminded = rows.find((it) => it.activity === 'reminder')?.mentions ?? [];
  if (reminded.length > 0) raise(memberReminded, { conversationId, mentions: reminded });
  const byMember = by.type === 'member';
  const assistantAnswers = isAssistants(before) && before.waiting_since !== null;
  if (assistantAnswers && turn !== before.turn && by.type !== 'assistant') {
    raise(assistantOvertaken, { conversationId, turn: before.turn });
  }
  if (assistantAnswers && after.assistant_off && !before.assistant_off)
    raise(assistantStopped, { conversationId, turn });
  if (byMember && isAssistants(after) && !isAssistants(before) && after.waiting_since) {
    raise(visitorLeftToAssistant, { conversationId, turn, channel: after.channel });
  }
  const given = after.assignee_id !== null && after.assignee_id !== before.assignee_id;
  if (given && !(byMember && by.memberId === after.assignee_id)) raise(conversationAssigned, { conversationId });
  const isOver = after.status === 'resolved' && before.status !== 'resolved' && before.status !== 'blocked';
  if (isOver) raise(conversationResolved, { conversationId });
  if (isOneLess(before, after) && hasCapacity(storedSettings(after.widget).inboxSettings)) raise(roomMade, {});
  // Whoever ended it waits for nobody, whatever is said there afterwards.
  const isFresh = before.handler !== 'waiting' || before.status === 'resolved';
  const asked = handler === 'waiting' && after.status === 'open' && isFresh;
  if (asked && !byMember) {
    const asker = by.type === 'assistant' ? 'assistant' : 'visitor';
    const { inboxSettings, aiAssistantSettings } = storedSettings(after.widget);
    const supportEmails = by.type === 'assistant' ? aiAssistantSettings.supportEmails : [];
    const isAutoAssigned = inboxSettings.isAutoAssignment;
    raise(personRequested, { conversationId, by: asker, turn, isAutoAssigned, supportEmails });
  }
  const memberIds = toBeTold({ by, isSaid: appended !== undefined, mentions: appended?.mentions ?? [], before, after });
  // Of who waits for a person the whole team is told.
  if (memberIds.length > 0 && !asked) raise(watchedChanged, { conversationId, memberIds });
  const woke = before.status === 'snoozed' && after.status === 'open';
  if (woke && !asked && !byMember) {
    const isReminded = after.assignee_id !== null && reminded.includes(after.assignee_id);
    raise(conversationWoke, { conversationId, handler, turn, isDue: by.type === 'system', isReminded });
  }
  return raised;
}
