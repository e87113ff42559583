/** What the tabs of this browser agree on by locks: a tab that is closed or crashes lets go of its own by itself. */
const locks = (): LockManager | undefined => navigator.locks;

const soundName = 'chatty sound';
const lookName = (conversationId: string) => `chatty looks at ${conversationId}`;

/** Holds a lock until the answered function is called; `taken` runs once it is this tab's. */
function hold(name: string, mode: LockMode, taken?: () => void): () => void {
  const given = new AbortController();
  const held = Promise.withResolvers<void>();
  locks()
    ?.request(name, { mode, signal: given.signal }, () => {
      taken?.();
      return held.promise;
    })
    // Given up before it was this tab's turn.
    .catch(() => {});
  return () => {
    given.abort();
    held.resolve();
  };
}

/** Waits to be the one tab of this browser that makes sounds. Where a browser has no locks every tab is. */
export function awaitSound(chosen: () => void): () => void {
  if (!locks()) chosen();
  return hold(soundName, 'exclusive', chosen);
}

/** Lets the other tabs know that this one looks at a conversation. */
export const lookAt = (conversationId: string): (() => void) => hold(lookName(conversationId), 'shared');

/** Whether a tab of this browser looks at a conversation. */
export async function isLookedAt(conversationId: string): Promise<boolean> {
  const all = await locks()?.query();
  return all?.held?.some((it) => it.name === lookName(conversationId)) ?? false;
}
