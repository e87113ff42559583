import type { Recommendation } from '@chatty/contract/recommendations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/recommendations.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyDeletedRule, applyRule, ruleListQuery } from './rule-queries.ts';

/** Changes leave one after the other, so that the last click wins. */
const inTurn = { scope: { id: 'recommendations' } };

export function useSwitchRule() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.notSwitched },
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      api('PUT /ai_assistant/recommendations/:id/on', { params: { id }, body: { on } }),
    onMutate: ({ id, on }) => {
      client.setQueryData(ruleListQuery.queryKey, (held) => held?.map((it) => (it.id === id ? { ...it, on } : it)));
    },
    onSuccess: ({ data }) => {
      applyRule(client, data);
      toastDone(data.on ? texts.switchedOn(data.name) : texts.switchedOff(data.name));
    },
    onError: () => void client.invalidateQueries({ queryKey: ruleListQuery.queryKey }),
  });
}

/** Deletes a rule, with a way back in the toast. */
export function useDeleteRule() {
  const client = useQueryClient();
  const { mutate: restore } = useRestoreRule();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToDelete },
    mutationFn: (id: string) => api('DELETE /ai_assistant/recommendations/:id', { params: { id } }),
    onSuccess: (_, id) => {
      applyDeletedRule(client, id);
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

export function useRestoreRule() {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    meta: { failure: texts.failedToRestore },
    mutationFn: (id: string) => api('POST /ai_assistant/recommendations/:id/restore', { params: { id } }),
    onSuccess: ({ data }) => {
      applyRule(client, data);
      toastDone(texts.restored);
    },
  });
}

/** Moves a rule to another place: shown at once. `announcement` is for people who do not see it move. */
export function useMoveRule(rows: readonly Recommendation[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = useMutation({
    ...inTurn,
    meta: { failure: texts.notMoved },
    mutationFn: (body: { id: string; before: string | null }) =>
      api('POST /ai_assistant/recommendations/reorder', { body }),
    onError: () => setAnnouncement(texts.notMoved),
    onSettled: () => void client.invalidateQueries({ queryKey: ruleListQuery.queryKey }),
  });
  const move = (id: string, to: number) => {
    const moved = rows.find((it) => it.id === id);
    const rest = rows.filter((it) => it !== moved);
    if (!moved || to < 0 || to > rest.length) return;
    client.setQueryData(ruleListQuery.queryKey, rest.toSpliced(to, 0, moved));
    setAnnouncement(texts.moved(moved.name, to + 1, rows.length));
    mutate({ id, before: rest[to]?.id ?? null });
  };
  return { move, announcement };
}
