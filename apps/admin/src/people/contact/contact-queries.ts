import { queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

export const profilesKey = ['contacts', 'profile'] as const;

/** A contact with what they look at and have in the cart. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...profilesKey, id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id', { params: { id }, signal })).data,
  });

/** Their latest orders, as the store tells them now. */
export const ordersQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'orders', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/orders', { params: { id }, signal })).data,
  });

/** What the team wrote down about them, latest first. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'notes', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/notes', { params: { id }, signal })).data,
  });

/** What was talked about with them, the latest first. Whoever shows it keeps it up to date (`use-conversations-of.ts`). */
export const conversationsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'conversations', id] as const,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/conversations', { params: { id }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
