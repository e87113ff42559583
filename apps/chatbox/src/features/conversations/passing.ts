import type { PassingEvent } from '@chatty/contract/live';
import { answerSilentMs, typingExpiresMs } from '@chatty/contract/limits';
import type { Change } from './conversations-state.ts';

/**
 * Hears what is told to those who are there and kept nowhere. It is told again for as long as it lasts: what is not, is
 * over, whoever fell silent and why.
 */
export function hearPassing(dispatch: (change: Change) => void): (event: PassingEvent) => void {
  const silences = new Map<string, ReturnType<typeof setTimeout>>();
  const unlessHeard = (what: string, afterMs: number, over: () => void) => {
    clearTimeout(silences.get(what));
    const end = () => {
      silences.delete(what);
      over();
    };
    silences.set(what, setTimeout(end, afterMs));
  };

  return (event) => {
    if (event.type === 'answer.growing') {
      const growing = event.payload;
      dispatch({ type: 'growing', growing });
      if (growing.ended) clearTimeout(silences.get(growing.messageId));
      else
        unlessHeard(growing.messageId, answerSilentMs, () =>
          dispatch({ type: 'growing', growing: { ...growing, ended: true } }),
        );
    }
    if (event.type !== 'typing' || event.payload.by === 'visitor') return;
    const { conversationId: id, name } = event.payload;
    unlessHeard(id, typingExpiresMs, () => dispatch({ type: 'typing', id, name: null }));
    dispatch({ type: 'typing', id, name });
  };
}
