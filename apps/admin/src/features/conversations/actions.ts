import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { texts } from '#texts/conversations.ts';
import { useMe } from '../../people/me.tsx';
import { later } from '../../ui/later/later.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { type Action, ledOf } from './acts/action.ts';

const actionCode = later(() => import('./acts/do-action.ts'));

/** Runs actions: shown at once where that is safe, put back with a word when the server refuses. */
export function useActions() {
  const client = useQueryClient();
  const me = useMe().member.id;
  const [pending, setPending] = useState<Action | null>(null);
  // It is here before anybody needs it.
  actionCode.use();
  const run = useCallback(
    (action: Action) => {
      setPending(action);
      const tell = (problem: unknown) => {
        ledOf(action)?.back();
        toastFailure(problem, texts.actionFailed);
      };
      void actionCode
        .load()
        .then(({ doAction }) => doAction({ client, me }, action))
        .catch(tell)
        .then(() => {
          ledOf(action)?.ended();
          setPending((now) => (now === action ? null : now));
        });
    },
    [client, me],
  );
  return { run, pending };
}
