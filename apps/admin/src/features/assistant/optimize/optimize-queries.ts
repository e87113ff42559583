import type { DataOf } from '@chatty/client/api';
import type { Conflict, ConflictSearch, OpenQuestion, QuestionOrder, QuestionState } from '@chatty/contract/optimize';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';
import { changeHeld } from '../../../connection/live/change-held.ts';

export const optimizePath = '/ai_assistant/optimize';

export interface QuestionView {
  search: string;
  state: QuestionState;
  order: QuestionOrder;
}

type QuestionListData = InfiniteData<DataOf<'GET /ai_assistant/open_questions'>, string | null>;
const listKey = ['assistant', 'questions', 'list'] as const;
const pieceSize = 50;

export const questionListQuery = ({ search, state, order }: QuestionView) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { search, state, order }] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, order, limit: pieceSize };
      const more = { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) };
      return (await api('GET /ai_assistant/open_questions', { query: { ...query, ...more }, signal })).data;
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** An open question with its askings, under its own id; null once nobody’s question is left. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'questions', 'one', id] as const,
    queryFn: async ({ signal }): Promise<(DataOf<'GET /ai_assistant/open_questions/:id'> & { id: string }) | null> => {
      const { data } = await api('GET /ai_assistant/open_questions/:id', { params: { id }, signal });
      return { id, ...data };
    },
    staleTime: 0,
  });

/** Made once for each visit of the page: what is typed must not be replaced by a draft made anew. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'questions', 'draft', id] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /ai_assistant/open_questions/:id/draft', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const coverageQuery = queryOptions({
  queryKey: ['assistant', 'coverage'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/coverage', { signal })).data,
  staleTime: 0,
});

/** Shows an open question as it is now, wherever it stands; lists and what was asked are read again. */
export function applyQuestion(client: QueryClient, question: OpenQuestion): void {
  changeHeld<QuestionListData>(client, listKey, (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({
      ...piece,
      questions: piece.questions.map((it) => (it.id === question.id ? question : it)),
    })),
  }));
  client.setQueryData(questionQuery(question.id).queryKey, (held) => held && { ...held, question });
  rereadQuestion(client, question.id);
}

/** It is another now, and stands elsewhere in the lists. */
export function rereadQuestion(client: QueryClient, id: string): void {
  for (const queryKey of [listKey, questionQuery(id).queryKey, coverageQuery.queryKey])
    void client.invalidateQueries({ queryKey });
}

/** Nobody’s question is left: it leaves every list. */
export function applyDeletedQuestion(client: QueryClient, id: string): void {
  client.setQueryData(questionQuery(id).queryKey, (held) => held && null);
  void client.invalidateQueries({ queryKey: listKey });
}

export const conflictsQuery = queryOptions({
  queryKey: ['assistant', 'conflicts'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/conflicts', { signal })).data,
  staleTime: 0,
});

/** What an answer would be in conflict with. */
export const aheadQuery = (body: { question: string; answer: string }) =>
  queryOptions({
    queryKey: ['assistant', 'conflicts', 'ahead', body] as const,
    queryFn: async ({ signal }) => (await api('POST /ai_assistant/conflicts/check', { body, signal })).data,
    placeholderData: (before) => before,
    gcTime: 0,
  });

/** Shows how far the search is; what it found is read at its end. */
export function applySearch(client: QueryClient, search: ConflictSearch): void {
  client.setQueryData(conflictsQuery.queryKey, (held) => held && { ...held, search });
  if (!search.running) void client.invalidateQueries({ queryKey: conflictsQuery.queryKey, exact: true });
}

/** Shows a conflict as it is now. */
export function applyConflict(client: QueryClient, conflict: Conflict): void {
  client.setQueryData(
    conflictsQuery.queryKey,
    (held) => held && { ...held, conflicts: held.conflicts.map((it) => (it.id === conflict.id ? conflict : it)) },
  );
}
