import { newId } from '@chatty/contract/new-id';
import type { AiAssistantPatch } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { SuiteRun, SuiteSettings } from '@chatty/contract/test-suite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../connection/api.ts';
import { showUnlessTold } from '../../../connection/live/show-unless-told.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyRun, applySuite, suiteQuery } from './suite-queries.ts';

/** Deletes a test, with a way back in the toast. */
export function useDeleteCase() {
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    meta: { failure: texts.failedToRestore },
    mutationFn: (id: string) => api('POST /ai_assistant/suite/cases/:id/restore', { params: { id } }),
    onSuccess() {
      applySuite(client);
      toastDone(texts.restored);
    },
  });
  return useMutation({
    meta: { failure: texts.failedToDelete },
    mutationFn: (id: string) => api('DELETE /ai_assistant/suite/cases/:id', { params: { id } }),
    onSuccess(_, id) {
      client.setQueryData(
        suiteQuery.queryKey,
        (held) => held && { ...held, cases: held.cases.filter((it) => it.id !== id) },
      );
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(id) });
    },
  });
}

export interface WantedRun {
  /** Null: all. */
  caseIds: string[] | null;
  withModel: boolean;
  /** Null: as it is saved. */
  assistant: AiAssistantPatch | null;
}

export const startRun = async (wanted: WantedRun) =>
  (await api('POST /ai_assistant/suite/runs', { body: { id: newId(), ...wanted } })).data;

export function useRunSuite() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.failedToRun },
    mutationFn: startRun,
    ...showUnlessTold<SuiteRun>(client, suiteQuery.queryKey, (run) => applyRun(client, run)),
  });
}

export function useCancelRun() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.failedToCancel },
    mutationFn: (id: string) => api('POST /ai_assistant/suite/runs/:id/cancel', { params: { id } }),
    onSuccess: ({ data }) => applyRun(client, data),
  });
}

export function useSaveSuiteSettings() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: texts.settings.failed },
    mutationFn: async (settings: SuiteSettings) =>
      (await api('PUT /ai_assistant/suite/settings', { body: settings })).data,
    // What is being read now is older than the change.
    onMutate: () => client.cancelQueries({ queryKey: suiteQuery.queryKey }),
    onSuccess(settings) {
      client.setQueryData(suiteQuery.queryKey, (held) => held && { ...held, settings });
      toastDone(texts.settings.saved);
    },
    onSettled: () => applySuite(client),
  });
}
