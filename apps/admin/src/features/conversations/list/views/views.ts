import type { LiveEvent } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import type { SavedView } from '@chatty/contract/saved-views';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-views.ts';
import { api } from '../../../../connection/api.ts';
import { changeHeld } from '../../../../connection/live/change-held.ts';
import { toastDone } from '../../../../ui/toast.tsx';

/** The member's views in order. */
export const viewsQuery = queryOptions({
  queryKey: ['views', 'list'] as const,
  staleTime: 0,
  queryFn: async ({ signal }) => (await api('GET /views', { signal })).data,
});

export const viewCountsQuery = queryOptions({
  queryKey: ['views', 'counts'] as const,
  staleTime: 0,
  queryFn: async ({ signal }) => (await api('GET /views/counts', { signal })).data,
});

const inOrder = (views: SavedView[]): SavedView[] => views.toSorted((a, b) => a.place - b.place);

/** What a logged event changes of the views. The same event again changes nothing. */
export function applyViewEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'view.changed') {
    const view = event.payload;
    changeHeld<SavedView[]>(client, viewsQuery.queryKey, (held) =>
      inOrder(
        held.some((it) => it.id === view.id) ? held.map((it) => (it.id === view.id ? view : it)) : [...held, view],
      ),
    );
  }
  if (event.type === 'view.deleted') {
    const { id } = event.payload;
    changeHeld<SavedView[]>(client, viewsQuery.queryKey, (held) => held.filter((it) => it.id !== id));
  }
}

/** Whether a member may change a view: their own, what they made for the team, and as an admin all of the team's. */
export const mayChange = ({ scope, authorId }: SavedView, me: { id: string; role: string }): boolean =>
  scope === 'personal' || authorId === me.id || me.role === 'admin';

type NewView = Pick<SavedView, 'name' | 'scope' | 'filter'> & { id?: string };
type Patch = Partial<Pick<SavedView, 'name' | 'scope' | 'filter'>>;

/** What can be done to views. */
export function useViewActions() {
  const client = useQueryClient();
  const show = (view: SavedView) => applyViewEvent(client, { type: 'view.changed', payload: view });
  const readAnew = () => void client.invalidateQueries({ queryKey: ['views'] });
  const add = useMutation({
    mutationFn: async ({ id = newId(), ...view }: NewView) =>
      (await api('POST /views', { body: { id, ...view } })).data,
    onSuccess: show,
    onSettled: readAnew,
  });
  const change = useMutation({
    meta: { failure: texts.failedToSave },
    mutationFn: async ({ id, patch }: { id: string; patch: Patch }) =>
      (await api('PUT /views/:id', { params: { id }, body: patch })).data,
    onSuccess: show,
    onSettled: readAnew,
  });
  const order = useMutation({
    meta: { failure: texts.failedToSave },
    mutationFn: async (ids: readonly string[]) => (await api('PUT /views/order', { body: { ids: [...ids] } })).data,
    onMutate: (ids) =>
      changeHeld<SavedView[]>(client, viewsQuery.queryKey, (held) =>
        inOrder(held.map((it) => ({ ...it, place: ids.indexOf(it.id) }))),
      ),
    onSettled: readAnew,
  });
  const remove = useMutation({
    meta: { failure: texts.failedToDelete },
    mutationFn: ({ view: { id } }: { view: SavedView; among: readonly string[] }) =>
      api('DELETE /views/:id', { params: { id } }),
    onSuccess: (_, { view, among }) => {
      applyViewEvent(client, { type: 'view.deleted', payload: { id: view.id } });
      const back = { id: view.id, name: view.name, scope: view.scope, filter: view.filter };
      const run = () => add.mutate(back, { onSuccess: () => order.mutate(among) });
      toastDone(texts.deleted(view.name), { label: texts.undo, run });
    },
  });
  return { add: add.mutateAsync, change: change.mutateAsync, order: order.mutate, remove: remove.mutate };
}
