import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What a mutation does with the answer of a call that begins something: shows it, unless what is held under the key has
 * changed since the call was made. What was begun goes on by itself and is told by events, so its end may be heard before
 * the answer to its beginning; shown then, the answer would say that it runs, and nothing would come to take that back.
 */
export const showUnlessTold = <Answer>(client: QueryClient, queryKey: QueryKey, show: (answer: Answer) => void) => ({
  onMutate: () => ({ held: client.getQueryData(queryKey) }),
  onSuccess(answer: Answer, _: unknown, before: { held: unknown }) {
    if (client.getQueryData(queryKey) === before.held) show(answer);
  },
});
