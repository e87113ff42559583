import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import { type Gap, gapsIn } from '@chatty/contract/shortcut-variables';
import type { RefObject } from 'react';
import { type Mode, useAfterwards } from '../drafts.ts';
import { useMentionable } from '../mentions/use-mentionable.ts';
import { begunName, begunWord } from './begun-word.ts';
import { useCompletion } from './use-completion.ts';
import { useInserting } from './use-inserting.ts';
import { useVariableValues } from './variable-values.ts';

interface ShortcutsOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  conversation: Conversation;
  messages: readonly Message[];
  mode: Mode;
  text: string;
  change(text: string): void;
}

/** What is completed and inserted in the field, whom a note may name, and which gaps of a reply still wait for a value. */
export function useShortcuts({ field, conversation, messages, mode, text, change }: ShortcutsOptions) {
  const afterwards = useAfterwards(conversation.id, mode);
  const inserting = useInserting({ field, conversationId: conversation.id, mode, afterwards, change });
  const { caret } = inserting;
  const mentionable = useMentionable(mode === 'note');
  const name = () => (caret !== null && mode === 'note' ? begunName(text, caret) : null);
  const begun = caret === null ? null : (begunWord(text, caret) ?? name());
  const values = useVariableValues(conversation, messages, begun?.mark === '/');
  const completion = useCompletion({ begun, values, mentionable, onTake: inserting.take });
  const gaps = mode === 'reply' ? gapsIn(text) : [];
  const showGap = (gap: Gap) => inserting.select(gap.from, gap.to);
  return { inserting, completion, mentionable, gaps, showGap };
}
