import type { Message } from '@chatty/contract/messages';
import { useState } from 'react';

/**
 * Warns when a colleague replied since one began to write: the first attempt to send is held, the second goes through.
 */
export function useRival(messages: readonly Message[], me: string, writing: boolean) {
  const last = messages.at(-1)?.seq ?? 0;
  const [since, setSince] = useState(last);
  const [passed, setPassed] = useState(0);
  const [held, setHeld] = useState(0);
  // Nothing is written yet: the member reads what comes now before writing an answer.
  if (!writing && since !== last) setSince(last);

  const found = writing
    ? messages.findLast((it) => it.kind === 'text' && it.sender === 'admin' && it.memberId !== me && it.seq > since)
    : undefined;
  const reply = found && found.seq > passed ? found : null;
  return {
    reply,
    held: reply !== null && held === reply.seq,
    mayPass(): boolean {
      if (!reply) return true;
      if (held !== reply.seq) {
        setHeld(reply.seq);
        return false;
      }
      setPassed(reply.seq);
      return true;
    },
  };
}
