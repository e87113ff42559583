import type { SuiteRun, TestSuite } from '@chatty/contract/test-suite';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

export const suiteQuery = queryOptions({
  queryKey: ['assistant', 'suite'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/suite', { signal })).data,
});

/** How good the latest answers are. */
export const suiteQualityQuery = queryOptions({
  queryKey: ['assistant', 'suite-quality'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/suite/quality', { signal })).data,
});

export const draftsQuery = queryOptions({
  queryKey: ['assistant', 'suite-drafts'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/suite/drafts', { signal })).data,
  staleTime: 0,
});

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'suite-case', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/suite/cases/:id', { params: { id }, signal })).data,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'suite-run', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/suite/runs/:id', { params: { id }, signal })).data,
  });

/** Shows how far a run is, wherever it stands; once it has ended, what it found is read. */
export function applyRun(client: QueryClient, run: SuiteRun): void {
  client.setQueryData(suiteQuery.queryKey, (held): TestSuite | undefined => {
    if (!held) return held;
    const isKnown = held.runs.some((it) => it.id === run.id);
    const runs = isKnown ? held.runs.map((it) => (it.id === run.id ? run : it)) : [run, ...held.runs];
    return { ...held, runs };
  });
  client.setQueryData(runQuery(run.id).queryKey, (held) => held && { ...held, run });
  if (run.state !== 'running') applySuite(client, run.id);
}

/** The suite is another now: what is shown of it is read again. */
export function applySuite(client: QueryClient, runId?: string): void {
  const keys = [
    suiteQuery.queryKey,
    suiteQualityQuery.queryKey,
    ['assistant', 'suite-case'],
    ...(runId ? [runQuery(runId).queryKey] : []),
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
