import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/onboarding.ts';
import { appBridge } from '../../ui/embedded/app-bridge.ts';
import { localRecord } from '../../ui/browser/local-record.ts';
import { api } from '../../connection/api.ts';
import { useReaction } from '../../connection/live/live.tsx';
import { useMe } from '../../people/me.tsx';
import { membersQuery } from '../../people/members.ts';
import { isBlockActive } from './is-block-active.ts';
import { statesOf, type StepId, stepIds } from './steps.ts';
import { isRead } from './sync-state.ts';

const pagesEveryMs = 3_000;
const keptDays = 30;

export const syncQuery = queryOptions({
  queryKey: ['onboarding', 'sync'],
  queryFn: async ({ signal }) => (await api('GET /assistant/sync-products', { signal })).data,
});

/** No event reports pages, so this asks again until they were read or the reading failed. */
export const pagesQuery = queryOptions({
  queryKey: ['onboarding', 'pages'],
  queryFn: async ({ signal }) => (await api('GET /customAnswers/store-pages/count', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' || state.data?.readAt ? false : pagesEveryMs),
});

/**
 * Whether the chatbox is on in the published theme; null where nobody can tell: only the Shopify admin knows it. It is
 * asked anew whenever the person comes back from the editor.
 */
export const chatboxEmbedQuery = queryOptions({
  queryKey: ['onboarding', 'embed'],
  queryFn: async () => {
    const bridge = appBridge();
    return bridge ? isBlockActive(await bridge.app.extensions()) : null;
  },
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
});

const isStep = (value: unknown): value is StepId => stepIds.some((id) => id === value);

/** The steps that were put off. This browser remembers them; the shop itself shows what is done. */
const skippedIn = (shopId: string) =>
  localRecord<StepId[]>(`set-up steps for later ${shopId}`, {
    days: keptDays,
    parse: (kept) => (Array.isArray(kept) ? kept.filter(isStep) : null),
  });

/** How the set-up of the shop stands. */
export function useSetUp({ hasPush }: { hasPush: boolean }) {
  const { shop } = useMe();
  const [record] = useState(() => skippedIn(shop.id));
  const [skipped, setSkipped] = useState<StepId[]>(() => record.read() ?? []);
  useReaction((client, event) => {
    if (event.type === 'sync.changed') client.setQueryData(syncQuery.queryKey, event.payload);
  });
  const queries = { sync: useQuery(syncQuery), embed: useQuery(chatboxEmbedQuery), team: useQuery(membersQuery) };
  const [sync, embed, team] = [queries.sync.data, queries.embed.data, queries.team.data];
  const done = {
    store: sync !== undefined && isRead(sync),
    chatbox: embed === true,
    team: (team !== undefined && team.length > 1) || hasPush,
  };
  const skip = (stepId: StepId) => {
    const all = [...skipped.filter((one) => one !== stepId), stepId];
    record.write(all);
    setSkipped(all);
  };
  const isReady = Object.values(queries).every((it) => !it.isPending);
  const pages = useQuery(pagesQuery).data?.count;
  const found = done.store && sync ? texts.store.found(sync.syncedProduct, pages ?? 0) : undefined;
  return { found, isReady, states: statesOf({ done, skipped }), skip, forget: record.clear };
}
