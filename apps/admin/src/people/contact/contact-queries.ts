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
