import type { DataOf } from '@chatty/client/api';
import type { ListedScenario, Scenario } from '@chatty/contract/scenarios';
import type { LiveEvent } from '@chatty/contract/live';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { texts } from '#texts/scenarios.ts';
import { api } from '../../../connection/api.ts';

export const scenariosPath = '/ai_assistant/instruction/scenarios';
export const addScenarioPath = `${scenariosPath}/add`;
export const scenarioPath = ({ id, defaultKey }: Pick<ListedScenario, 'id' | 'defaultKey'>) =>
  `${scenariosPath}/${defaultKey === null ? 'edit' : 'edit-default'}/${id}`;
export const backToScenarios = { to: scenariosPath, label: texts.title };

/** All scenarios, in their order. */
export const scenarioListQuery = queryOptions({
  queryKey: ['assistant', 'scenarios', 'list'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/scenarios', { signal })).data,
});

/** One scenario; null once it is deleted while somebody looks at it. */
export const scenarioQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'scenarios', 'one', id] as const,
    queryFn: async ({ signal }): Promise<Scenario | null> =>
      (await api('GET /ai_assistant/scenarios/:id', { params: { id }, signal })).data,
  });

/** What its examples are near to beside it, as they were saved then. */
export const conflictsQuery = ({ id, updatedAt }: Pick<Scenario, 'id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: ['assistant', 'scenarios', 'conflicts', id, updatedAt] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /ai_assistant/scenarios/:id/conflicts'>> =>
      (await api('GET /ai_assistant/scenarios/:id/conflicts', { params: { id }, signal })).data,
  });

/** Shows a scenario as it is now; a list that lacks it is read again. */
export function applyScenario(client: QueryClient, scenario: Scenario): void {
  client.setQueryData(scenarioQuery(scenario.id).queryKey, scenario);
  void client.invalidateQueries({ queryKey: scenarioListQuery.queryKey });
}

export function applyDeletedScenario(client: QueryClient, id: string): void {
  client.setQueryData(scenarioListQuery.queryKey, (held) => held?.filter((it) => it.id !== id));
  client.setQueryData(scenarioQuery(id).queryKey, (held) => held && null);
}

/** What live events change of scenarios. */
export function applyScenarioEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'scenario.changed') applyScenario(client, event.payload);
  if (event.type === 'scenario.deleted') applyDeletedScenario(client, event.payload.id);
  if (event.type === 'scenarios.reordered') void client.invalidateQueries({ queryKey: scenarioListQuery.queryKey });
}
