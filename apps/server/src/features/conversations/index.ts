export { type GaveUpAs, gaveUpAs, mayAssistantEnd } from './append/hand-off.ts';
export { append } from './append/append.ts';
export type { Entry } from './append/entry.ts';
export {
  type ConversationKey,
  keyOf,
  type KnownConversation,
  lockConversations,
  readConversations,
} from './conversation.store.ts';
export { type AskedOrder, type AssistantView, findConversation, readForAssistant } from './read-conversation.ts';
export { forgetDrafts } from './drafts/keep-draft.ts';
export { type Clock, type Metric, tick } from './due/clock.ts';
export { holdConversations } from './due/hold-conversations.ts';
export { reckonDueJob } from './due/due.jobs.ts';
export { StoredClock } from './due/stored-clock.ts';
export { listOwnConversations } from './list/list-conversations.ts';
export {
  assistantOvertaken,
  assistantStopped,
  conversationAssigned,
  type ConversationWoke,
  conversationWoke,
  memberReminded,
  conversationResolved,
  type ConversationsMerged,
  conversationsMerged,
  helpfulnessTold,
  type MessageAppended,
  messageAppended,
  messageRewritten,
  personRequested,
  visitorLeftToAssistant,
  watchedChanged,
} from './conversations.events.ts';
export { actOn } from './change-conversation.ts';
export { joinGuest } from './merging-contacts/join-guest.ts';
export { findMerged } from './merging/merged.store.ts';
export { followMerged, ofLink } from './merging/follow-merged.ts';
export { assignWaitingJob } from './pending/pending.jobs.ts';
export { newsSince } from './watching/news-since.ts';
export { type PersonWait, readPersonWaits } from './pending/person-waits.ts';
export { frameTo, visitorLanguage } from './pending/visitor-words.ts';
export { entryOfMember, sendAsMember, sentBefore } from './messages/send-message.ts';
export { latestPlaces } from './messages/places/latest-places.ts';
export { firstReplyAfter, personSpoke } from './messages/places/first-reply.ts';
export { findPlace } from './messages/places/find-place.ts';
export { readQuotes } from './append/read-quotes.ts';
export { findSaid } from './messages/find-said.ts';
export { sourcesSaid } from './messages/said/sources-said.ts';
export { ordersSaid } from './messages/orders-said.ts';
export { latestMessages } from './messages/latest-messages.ts';
export { spokenAfter } from './messages/places/spoken-after.ts';
export { changeActivity, latestResolution } from './messages/resolutions.ts';
export { type Mention, namedKey, readMentions } from './mentions/mentions.ts';
export { looksAt } from './viewing/who-looks.ts';
export { countTeam } from './list/inbox-counts.ts';
export { keepMailed, unreadReplies } from './messages/unread-replies.ts';
