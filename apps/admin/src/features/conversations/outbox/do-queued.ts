import { type Api, CallFailed } from '@chatty/client/api';
import type { Conversation } from '@chatty/contract/conversations';
import { bulkKeptHours } from '@chatty/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-queue.ts';
import { membersQuery } from '../../../people/members.ts';
import { failureText, showFailure } from '../../../ui/toast.tsx';
import { perform } from '../acts/perform.ts';
import { recount } from '../acts/way-back.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { listKey } from '../live/held.ts';
import { detailQuery } from '../queries.ts';
import type { WaitingAct } from './queued-act.ts';
import { isVoid, whyNot } from './why-not.ts';

interface Doer {
  client: QueryClient;
  memberId: string;
  api: Api;
}

/** So long the server knows an act again that it has done. */
const oldestMs = bulkKeptHours * 3_600_000;

const nameIn = (client: QueryClient) => (id: string) =>
  client.getQueryData(membersQuery.queryKey)?.find((it) => it.id === id)?.fullName ?? texts.aColleague;

/** What became of it: how the conversation stands, if it is still there, and why nothing was done, if so. */
interface Outcome {
  now: Conversation | null;
  why: string | null;
}

/** Looks at the conversation first, and does what is still meant. Throws `CallFailed`. */
async function attempt({ client, memberId, api }: Doer, waiting: WaitingAct): Promise<Outcome> {
  const { conversationId, body, id, writtenAt } = waiting;
  const { data: now } = await api('GET /conversations/:id', { params: { id: conversationId } });
  if (now.id !== conversationId) return { now: null, why: texts.isMerged };
  if (Date.now() - writtenAt > oldestMs) return { now, why: texts.isTooOld };
  const why = whyNot(body, { now, me: memberId, nameOf: nameIn(client) });
  if (why !== null || isVoid(body, now)) return { now, why };
  return { now: (await perform(api, body.act, id)).data, why };
}

/** It leaves after the next sign-in. */
const isOfSession = ({ code }: CallFailed) => code === 'session_expired' || code === 'not_signed_in';

/** What the server refuses for good; throws what passes by itself, or with the next sign-in. */
function refusalOf(problem: unknown): Outcome {
  if (!(problem instanceof CallFailed) || problem.passing || isOfSession(problem)) throw problem;
  const isGone = problem.code === 'not_found' && problem.message === '';
  return { now: null, why: isGone ? texts.isGone : failureText(problem, texts.isRefused) };
}

/**
 * Does what waited for a connection, and tells what is not done any more. `giveUp` lets go of it, so that the screen shows
 * what the server says. Throws what is worth another try.
 */
export async function doQueued(doer: Doer, waiting: WaitingAct, giveUp: () => void): Promise<void> {
  const { client, memberId: me } = doer;
  const { now, why } = await attempt(doer, waiting).catch(refusalOf);
  giveUp();
  if (now) showConversation(client, now, me);
  else
    for (const queryKey of [detailQuery(waiting.conversationId).queryKey, listKey])
      void client.invalidateQueries({ queryKey });
  recount({ client, me });
  if (why !== null) showFailure(texts.notDone(waiting.body.who, texts.undone(waiting.body.act), why));
}
