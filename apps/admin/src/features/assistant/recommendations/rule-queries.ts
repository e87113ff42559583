import type { LiveEvent } from '@chatty/contract/live';
import type { ImaginedVisitor, Recommendation, RecommendationText } from '@chatty/contract/recommendations';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { texts } from '#texts/recommendations.ts';
import { api } from '../../../connection/api.ts';

export const rulesPath = '/ai_assistant/products/recommendations';
export const addRulePath = `${rulesPath}/create`;
export const rulePath = (id: string) => `${rulesPath}/${id}`;
export const editRulePath = (id: string) => `${rulesPath}/edit/${id}`;
export const backToRules = { to: rulesPath, label: texts.title };

/** All rules, in their order. */
export const ruleListQuery = queryOptions({
  queryKey: ['assistant', 'recommendations', 'list'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/recommendations', { signal })).data,
});

/** One rule; null once it is deleted while somebody looks at it. */
export const ruleQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'recommendations', 'one', id] as const,
    queryFn: async ({ signal }): Promise<Recommendation | null> =>
      (await api('GET /ai_assistant/recommendations/:id', { params: { id }, signal })).data,
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'recommendations', 'uses', id] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /ai_assistant/recommendations/:id/uses', { params: { id }, signal })).data,
  });

/** What a rule would show now: the store changes, so it is asked for whenever somebody looks. */
export const previewQuery = (rule: RecommendationText, visitor: ImaginedVisitor) =>
  queryOptions({
    queryKey: ['assistant', 'recommendations', 'preview', rule, visitor] as const,
    queryFn: async ({ signal }) =>
      (await api('POST /ai_assistant/recommendations/preview', { body: { rule, visitor }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Shows a rule as it is now; the list is read again. */
export function applyRule(client: QueryClient, rule: Recommendation): void {
  client.setQueryData(ruleQuery(rule.id).queryKey, rule);
  void client.invalidateQueries({ queryKey: ruleListQuery.queryKey });
}

export function applyDeletedRule(client: QueryClient, id: string): void {
  client.setQueryData(ruleListQuery.queryKey, (held) => held?.filter((it) => it.id !== id));
  client.setQueryData(ruleQuery(id).queryKey, (held) => held && null);
}

/** What live events change of recommendations. */
export function applyRuleEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'recommendation.changed') applyRule(client, event.payload);
  if (event.type === 'recommendation.deleted') applyDeletedRule(client, event.payload.id);
  if (event.type === 'recommendations.reordered') void client.invalidateQueries({ queryKey: ruleListQuery.queryKey });
}
