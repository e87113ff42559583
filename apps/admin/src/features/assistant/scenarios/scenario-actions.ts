import type { ListedScenario } from '@chatty/contract/scenarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/scenarios.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyDeletedScenario, applyScenario, scenarioListQuery } from './scenario-queries.ts';

/** Changes leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'scenarios' } };

export function useSwitchScenario() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.notSwitched },
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      api('PUT /ai_assistant/scenarios/:id/on', { params: { id }, body: { on } }),
    onMutate: ({ id, on }) => {
      client.setQueryData(scenarioListQuery.queryKey, (held) => held?.map((it) => (it.id === id ? { ...it, on } : it)));
    },
    onSuccess: ({ data }) => {
      applyScenario(client, data);
      toastDone(data.on ? texts.switchedOn(data.title) : texts.switchedOff(data.title));
    },
    onError: () => void client.invalidateQueries({ queryKey: scenarioListQuery.queryKey }),
  });
}

/** Deletes a scenario, with a way back in the toast. */
export function useDeleteScenario() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreScenario();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToDelete },
    mutationFn: (id: string) => api('DELETE /ai_assistant/scenarios/:id', { params: { id } }),
    onSuccess: (_, id) => {
      applyDeletedScenario(client, id);
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

export function useRestoreScenario() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToRestore },
    mutationFn: (id: string) => api('POST /ai_assistant/scenarios/:id/restore', { params: { id } }),
    onSuccess: ({ data }) => {
      applyScenario(client, data);
      toastDone(texts.restored);
    },
  });
}

/** Makes a default scenario what it was at first. */
export function useResetScenario() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToReset },
    mutationFn: (id: string) => api('POST /ai_assistant/scenarios/:id/reset', { params: { id } }),
    onSuccess: ({ data }) => {
      applyScenario(client, data);
      toastDone(texts.wasReset);
    },
  });
}

/** Moves a scenario to another place: shown at once. `announcement` is for people who do not see it move. */
export function useMoveScenario(rows: readonly ListedScenario[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = useMutation({
    ...inTurn,
    meta: { failure: texts.notMoved },
    mutationFn: (body: { id: string; before: string | null }) => api('POST /ai_assistant/scenarios/reorder', { body }),
    onError: () => setAnnouncement(texts.notMoved),
    onSettled: () => void client.invalidateQueries({ queryKey: scenarioListQuery.queryKey }),
  });
  const move = (id: string, to: number) => {
    const moved = rows.find((it) => it.id === id);
    const rest = rows.filter((it) => it !== moved);
    if (!moved || to < 0 || to > rest.length) return;
    client.setQueryData(scenarioListQuery.queryKey, rest.toSpliced(to, 0, moved));
    setAnnouncement(texts.moved(moved.title, to + 1, rows.length));
    mutate({ id, before: rest[to]?.id ?? null });
  };
  return { move, announcement };
}
