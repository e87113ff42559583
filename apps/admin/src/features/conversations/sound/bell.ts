import type { Conversation } from '@chatty/contract/conversations';

/** The events of one message come together; what comes within this time of each other makes one sound. */
const gatherMs = 300;
/** Sounds keep this distance. */
const restMs = 2_000;
/** So many conversations are remembered as the last event told them. */
const mostTold = 50;

interface BellParts {
  /** Whether a conversation concerns the member; of some, no event has told the state. */
  isHeard(id: string, told: Conversation | undefined): boolean;
  isLookedAt(id: string): Promise<boolean>;
  /** Whether nothing is to sound now, wherever it comes from. */
  isSilenced(): Promise<boolean>;
  ring(): Promise<unknown>;
}

/** Rings once for what visitors write within a moment, unless somebody looks at all of it. */
export function createBell({ isHeard, isLookedAt, isSilenced, ring }: BellParts) {
  const told = new Map<string, Conversation>();
  const written = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;

  const decide = async () => {
    gathering = undefined;
    const heard = [...written].filter((id) => isHeard(id, told.get(id)));
    written.clear();
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
    /** A visitor has written in it. */
    hear(conversationId: string): void {
      written.add(conversationId);
      gathering ??= setTimeout(() => void decide(), gatherMs);
    },
    stop: () => clearTimeout(gathering),
  };
}
