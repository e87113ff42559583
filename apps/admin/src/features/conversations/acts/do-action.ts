import { CallFailed } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { api } from '../../../connection/api.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { heldConversation } from '../live/held.ts';
import { isQueueing, queueAct } from '../outbox/outbox.ts';
import { type Action, hasWayBack } from './action.ts';
import { setOff, showAsDone } from './ahead.ts';
import { expected } from './expected.ts';
import { inTurn } from './in-turn.ts';
import { perform } from './perform.ts';
import { recount, type Screen, tellDone } from './way-back.ts';

/** Nothing of ours answered; whether it was done meanwhile is found out when it is asked for again. */
const isUnheard = (problem: unknown) =>
  problem instanceof CallFailed && ['offline', 'timed_out'].includes(problem.code);

/** The latest action on each conversation that has not been answered yet. */
const latest = new Map<string, string>();

/**
 * Does an action: shown at once where that is safe, and as it was before when the server refuses. Without a connection it
 * waits for one in the outbox. Throws what the server says, and what cannot wait.
 */
export async function doAction(screen: Screen, action: Action): Promise<void> {
  const { client, me } = screen;
  const id = newId();
  const before = heldConversation(client, action.id);
  const mayWait = action.do !== 'macro' && before !== undefined;
  // What was done before it goes first.
  if (mayWait && (!navigator.onLine || isQueueing(action.id))) return queueAct(screen, before, action, id);
  // That something was read changes nothing that other actions change, and says nothing of what comes after it.
  const ahead = before && action.do !== 'read' ? setOff(screen, before, action) : undefined;
  if (before && !ahead) showAsDone(screen, expected(before, action));
  latest.set(action.id, id);
  const isLatest = () => latest.get(action.id) === id;
  try {
    const ask = () => {
      // What it waited for may be waiting for a connection now.
      if (mayWait && isQueueing(action.id)) throw new CallFailed('offline', '');
      return perform(api, action, id);
    };
    const { data, run } = await (action.do === 'read' ? ask() : inTurn(action.id, ask));
    ahead?.end();
    // The screen knows more than this answer where something else was done meanwhile.
    if (isLatest()) showConversation(client, ahead?.newest(data) ?? data, me);
    if (run && hasWayBack(action)) tellDone(run, action, screen);
  } catch (problem) {
    ahead?.end();
    const stands = ahead?.newest() ?? before;
    if (stands && (ahead || isLatest())) showConversation(client, stands, me);
    if (mayWait && stands && isUnheard(problem))
      return queueAct(screen, isLatest() ? stands : (heldConversation(client, action.id) ?? stands), action, id);
    throw problem;
  } finally {
    if (isLatest()) latest.delete(action.id);
  }
  // The screen shows this already, so the event that follows changes nothing visible.
  if (action.do !== 'read') recount(screen);
}
