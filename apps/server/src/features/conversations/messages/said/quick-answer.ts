import { quickAnswerTo } from '@chatty/contract/settings/assistant/suggestion-faqs';
import { storedSettings } from '../../../shops/index.ts';
import type { KnownConversation } from '../../conversation.store.ts';
import type { Entry } from '../../append/entry.ts';

type Spoken = Pick<KnownConversation, 'assistant_off' | 'widget'>;

/**
 * The id of the suggestion whose quick answer a visitor gets by what they say. Null where they ask none: also where files
 * come with the words, which somebody must look at, or a member wants nothing to answer here by itself.
 */
export function quickAnswerOf({ asks, message }: Entry, { assistant_off, widget }: Spoken): string | null {
  if (!asks || !message || message.files.length > 0 || assistant_off) return null;
  const { suggestionFAQs } = storedSettings(widget).quickReplySettings;
  return quickAnswerTo(suggestionFAQs, { ...asks, text: message.text })?.questionId ?? null;
}

/** The same, where nobody has the conversation after it was said: beside a person nothing answers by itself. */
export const quickAnswerDue = (entry: Entry, after: Spoken & Pick<KnownConversation, 'status' | 'handler'>) =>
  after.status === 'open' && after.handler === 'assistant' ? quickAnswerOf(entry, after) : null;
