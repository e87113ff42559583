import { CallFailed } from '@chatty/client/api';
import { queryStaleMs } from '@chatty/contract/limits';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { failureText, mayHelp, showFailure } from '../ui/toast.tsx';
import { tellingMutations, tellingQueries, type Tell } from './failures.ts';

const tell: Tell = (problem, otherwise, retry, what) =>
  void showFailure(failureText(problem, otherwise), mayHelp(problem) ? retry : undefined, what);

// At the end of the task instead of in a timer's: a switch that is saved at once does not go back for a moment before.
notifyManager.setScheduler(queueMicrotask);

/** All server state. Live events keep it fresh; the stale time only covers what no event tells. */
export const queryClient = new QueryClient({
  queryCache: tellingQueries(tell),
  mutationCache: tellingMutations(tell),
  defaultOptions: {
    queries: {
      staleTime: queryStaleMs,
      gcTime: 2 * queryStaleMs,
      retry: (failures, problem) => failures < 2 && problem instanceof CallFailed && problem.passing,
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
});
