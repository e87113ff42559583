import { mostTagsOfOne } from '@chatty/contract/limits';
import type { Priority } from '@chatty/contract/conversations';
import type { Activity } from '@chatty/contract/messages';
import { tagsAfter } from '@chatty/contract/tag-lists';
import type { Tag } from '@chatty/contract/tags';
import { texts } from '#texts/conversations.ts';
import { Problem } from '../../../platform/problem.ts';
import type { KnownConversation } from '../conversation.store.ts';

/** What is put on a conversation and taken off it. */
export interface Mark {
  addTags?: readonly Tag[];
  removeTags?: readonly Tag[];
  priority?: Priority;
  assistantOff?: boolean;
}

/** A grey line and what it names. */
export interface MarkLine {
  activity: Activity;
  text: string;
}

/**
 * Marks the conversation and says what the thread shows of it: only what was not so before. Throws `conflict` where it
 * would have more than `mostTagsOfOne` tags.
 */
export function putMark(
  conversation: KnownConversation,
  { addTags = [], removeTags = [], priority, assistantOff }: Mark,
): MarkLine[] {
  const held = conversation.tag_ids;
  const idsOf = (tags: readonly Tag[]) => tags.map((it) => it.id);
  const next = tagsAfter(held, { add: idsOf(addTags), remove: idsOf(removeTags) });
  if (next.length > Math.max(mostTagsOfOne, held.length))
    throw new Problem('conflict', texts.mostTagsOfOne(mostTagsOfOne));
  conversation.tag_ids = next;
  const fresh = addTags.filter(({ id }) => next.includes(id) && !held.includes(id));
  const gone = removeTags.filter(({ id }) => held.includes(id));
  const moved = priority !== undefined && priority !== conversation.priority;
  if (moved) conversation.priority = priority;
  const switched = assistantOff !== undefined && assistantOff !== conversation.assistant_off;
  if (switched) conversation.assistant_off = assistantOff;
  return [
    ...fresh.map(({ name }) => ({ activity: 'tagged' as const, text: name })),
    ...gone.map(({ name }) => ({ activity: 'untagged' as const, text: name })),
    ...(moved ? [{ activity: 'prioritized' as const, text: priority }] : []),
    ...(switched
      ? [{ activity: assistantOff ? ('assistant_off' as const) : ('assistant_on' as const), text: '' }]
      : []),
  ];
}
