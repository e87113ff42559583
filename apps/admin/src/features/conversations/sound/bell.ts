import type { Conversation } from '@chatty/contract/conversations';
import type { Cause } from './is-heard.ts';

/** The events of one message come together; what comes within this time of each other makes one sound. */
const gatherMs = 300;
/** Sounds keep this distance. */
const restMs = 2_000;
/** So many conversations are remembered as the last event told them. */
const mostTold = 50;

interface BellParts {
  /** Whether what happened in a conversation concerns the member; of some, no event has told the state. */
  isHeard(id: string, told: Conversation | undefined, cause: Cause): boolean;
  isLookedAt(id: string): Promise<boolean>;
  /** Whether nothing is to sound now, wherever it comes from. */
  isSilenced(): Promise<boolean>;
  ring(): Promise<unknown>;
}

/** Rings once for what happens within a moment, unless somebody looks at all of it. */
export function createBell({ isHeard, isLookedAt, isSilenced, ring }: BellParts) {
  const told = new Map<string, Conversation>();
  const happened = new Map<string, Set<Cause>>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;

  const decide = async () => {
    gathering = undefined;
    const heard = [...happened]
      .filter(([id, causes]) => [...causes].some((it) => isHeard(id, told.get(id), it)))
      .map(([id]) => id);
    happened.clear();
    if (heard.length === 0 || Date.now() < restsUntil) return;
    const looked = await Promise.all(heard.map((id) => isLookedAt(id)));
    if (!looked.includes(false) || (await isSilenced())) return;
    restsUntil = Date.now() + restMs;
    await ring();
  };

  return {
    /** How a conversation is now. */
    tell(conversation: Conversation): void {
      told.delete(conversation.id);
      told.set(conversation.id, conversation);
      const [oldest] = told.keys();
      if (told.size > mostTold && oldest) told.delete(oldest);
    },
    /** Something happened in it. */
    hear(conversationId: string, cause: Cause): void {
      happened.set(conversationId, (happened.get(conversationId) ?? new Set()).add(cause));
      gathering ??= setTimeout(() => void decide(), gatherMs);
    },
    stop: () => clearTimeout(gathering),
  };
}
