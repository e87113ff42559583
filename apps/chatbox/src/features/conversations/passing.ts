import type { PassingPayload } from '@chatty/contract/live';
import { answerSilentMs, typingExpiresMs } from '@chatty/contract/limits';
import { chatState } from '../../app/chat.ts';
import { type ConversationsChange, conversationsOf, type Growing } from './conversations-state.ts';

/**
 * Hears what is being said right now. It is told again for as long as it lasts: what is not, is over, whoever fell silent
 * and why.
 */
export function createHearing(dispatch: (change: ConversationsChange) => void) {
  const silences = new Map<string, ReturnType<typeof setTimeout>>();
  const unlessHeard = (what: string, afterMs: number, over: () => void) => {
    clearTimeout(silences.get(what));
    const end = () => {
      silences.delete(what);
      over();
    };
    silences.set(what, setTimeout(end, afterMs));
  };

  return {
    growing(growing: Growing) {
      dispatch({ type: 'growing', growing });
      if (growing.ended) clearTimeout(silences.get(growing.messageId));
      else
        unlessHeard(growing.messageId, answerSilentMs, () =>
          dispatch({ type: 'growing', growing: { ...growing, ended: true } }),
        );
    },
    typing({ by, conversationId: id, name }: PassingPayload<'typing'>) {
      if (by === 'visitor') return;
      unlessHeard(id, typingExpiresMs, () => dispatch({ type: 'typing', id, name: null }));
      dispatch({ type: 'typing', id, name });
    },
  };
}

export const hearingOf = chatState((chat) => createHearing(conversationsOf(chat).dispatch));
