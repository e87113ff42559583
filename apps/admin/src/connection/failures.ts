import { CallFailed } from '@chatty/client/api';
import { MutationCache, type Query, QueryCache } from '@tanstack/react-query';
import { texts } from '#texts/ui.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the caller reports the failure itself, or the specification wants it only logged. */
    queryMeta: { silent?: true };
    /** `failure`: what to say where the server has no words; also where `onError` puts something back. */
    mutationMeta: { silent?: true; failure?: string };
  }
}

/** Tells a person of a failure: the server's own words, else `otherwise`; `retry` tries the same again, `what` says which. */
export type Tell = (problem: unknown, otherwise: string | undefined, retry?: () => void, what?: string) => void;

/** An ended session is told by the modal of the session. */
const isOfSession = (problem: unknown) =>
  problem instanceof CallFailed && ['session_expired', 'not_signed_in'].includes(problem.code);

/** True when a screen gives way to the error page. */
const isThrown = (problem: Error, query: Query<unknown, unknown>) =>
  query.observers.some(({ options: { throwOnError } }) =>
    typeof throwOnError === 'function' ? throwOnError(problem, query) : throwOnError === true,
  );

/**
 * Tells once what a screen could not read: of each query once until it has been read. A refresh that fails behind
 * visible data is not reported; the frame says when there is no connection.
 */
export function tellingQueries(tell: Tell): QueryCache {
  const told = new Set<string>();
  return new QueryCache({
    onSuccess: (_, query) => void told.delete(query.queryHash),
    onError(problem, query) {
      const isShown = query.getObserversCount() > 0 && query.state.data === undefined;
      if (!isShown || query.meta?.silent || told.has(query.queryHash)) return;
      if (isOfSession(problem) || isThrown(problem, query)) return;
      told.add(query.queryHash);
      tell(problem, undefined);
    },
  });
}

/**
 * Tells what could not be changed, and offers to try again. A mutation with its own `onError` reports the failure
 * itself.
 */
export function tellingMutations(tell: Tell): MutationCache {
  const cache: MutationCache = new MutationCache({
    onError(problem, variables, _, mutation, { client }) {
      const { meta, options } = mutation;
      const otherwise = meta?.failure ?? (options.onError ? null : texts.failedToSave);
      if (otherwise === null || meta?.silent || isOfSession(problem)) return;
      const retry = () => {
        // A second failure is reported anew.
        cache
          .build(client, options)
          .execute(variables)
          .catch(() => {});
      };
      tell(problem, otherwise, retry, `change ${mutation.mutationId}`);
    },
  });
  return cache;
}
