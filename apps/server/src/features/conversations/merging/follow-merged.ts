import type { CallHandlers } from '../../../platform/http/mount-calls.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Claims } from '../../../platform/auth/access-token.ts';
import type { Ctx, Services } from '../../../ctx.ts';
import { hasLeft, visitEnded } from '../../contacts/index.ts';
import { findMerged, type MergedInto } from './merged.store.ts';

/** What a call is given, as far as it names a conversation and places in it. */
interface Given {
  params: { id: string };
  query: { before?: number; after?: number } | undefined;
  body: { seq?: number; seenSeq?: number } | undefined;
}
type Answer<C> = (ctx: C, given: Given) => Promise<unknown>;

const moved = (seq: number | undefined, { seqShift }: MergedInto) => (seq === undefined ? undefined : seq + seqShift);

/** The same asked of where it is now. Who has read one to its end has not read the other. */
function ofMerged({ params, query, body }: Given, into: MergedInto): Given {
  return {
    params: { ...params, id: into.id },
    query: query && { ...query, before: moved(query.before, into), after: moved(query.after, into) },
    body: body && {
      ...body,
      ...('seq' in body ? { seq: 0 } : {}),
      ...('seenSeq' in body ? { seenSeq: moved(body.seenSeq, into) } : {}),
    },
  };
}

/** It was there when the call began, and not when the call wrote what belongs to it. */
const isGoneMeanwhile = (error: unknown) => error instanceof Error && (error as { code?: unknown }).code === '23503';

/** Asked in the name of a guest whose browser has become a customer's: it asks again as that one. */
const isOfGuestWhoLeft = async (ctx: Ctx): Promise<boolean> =>
  ctx.who.type === 'visitor' && hasLeft(ctx, ctx.who.contactId);

/**
 * Answers calls that name a conversation which was merged into another one as if they had named that one: old links, open
 * chats, words that were on their way. A call that found nothing has done nothing, so it is only then that it is looked up.
 * Merging itself names two, and says what it finds.
 */
export function followMerged<C extends Ctx>(handlers: CallHandlers<C>): CallHandlers<C> {
  const follows = (key: string) => /\/conversations\/:id\b/.test(key) && !key.endsWith('/:id/merge');
  const following =
    (answer: Answer<C>): Answer<C> =>
    async (ctx, given) => {
      try {
        return await answer(ctx, given);
      } catch (problem) {
        const isGone = problem instanceof Problem ? problem.code === 'not_found' : isGoneMeanwhile(problem);
        if (!isGone) throw problem;
        const into = await findMerged(ctx, given.params.id);
        if (!into) throw (await isOfGuestWhoLeft(ctx)) ? visitEnded() : problem;
        return answer(ctx, ofMerged(given, into));
      }
    };
  return Object.fromEntries(
    Object.entries(handlers).map(([key, it]) => [key, follows(key) ? following(it as Answer<C>) : it]),
  );
}

/** Lets who came by a mailed link into the conversation that its one was merged into. */
export async function ofLink(services: Services, claims: Claims): Promise<Claims> {
  if (claims.type !== 'visitor' || claims.only === undefined) return claims;
  const into = await findMerged({ db: services.db, shopId: claims.shopId }, claims.only);
  return into ? { ...claims, only: into.id } : claims;
}
