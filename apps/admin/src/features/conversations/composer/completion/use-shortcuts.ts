import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import { fillIn, type Gap, gapsIn } from '@chatty/contract/shortcut-variables';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Mode, useAfterwards } from '../drafts.ts';
import { useMentionable } from '../mentions/use-mentionable.ts';
import { begunName, begunWord } from './begun-word.ts';
import { useCompletion } from './use-completion.ts';
import { useInserting } from './use-inserting.ts';
import { type KnownValues, useVariableValues, waitsForOrder } from './variable-values.ts';

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
  const [brought, bring] = useState<Shortcut | null>(null);
  const values = useVariableValues(conversation, messages, begun?.mark === '/' || brought !== null);
  useBringing({ brought, values, insert: inserting.takeAtCaret, done: () => bring(null) });
  const completion = useCompletion({ begun, values, mentionable, onTake: inserting.take });
  const gaps = mode === 'reply' ? gapsIn(text) : [];
  const showGap = (gap: Gap) => inserting.select(gap.from, gap.to);
  return { inserting, completion, mentionable, gaps, showGap, bring };
}

interface Bringing {
  /** What is to be put into the field from elsewhere, by a key. */
  brought: Shortcut | null;
  values: KnownValues;
  insert(shortcut: Shortcut, text: string): void;
  done(): void;
}

/** Puts a shortcut into the field once what its variables stand for is known. */
function useBringing({ brought, values, insert, done }: Bringing): void {
  const text = brought && fillIn(brought.body, values.values);
  const waits = text !== null && waitsForOrder(text, values);
  const put = useEffectEvent(() => {
    if (!brought || text === null) return;
    done();
    insert(brought, text);
  });
  useEffect(() => {
    // The field draws at once what is put into it, which nothing can while it is being drawn.
    if (brought && !waits) queueMicrotask(() => put());
  }, [brought, waits]);
}
