import type { ConversationDetail } from '@chatty/contract/conversations';
import type { Draft } from '@chatty/contract/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { api } from '../../../connection/api.ts';
import { detailQuery } from '../queries.ts';
import { catchUp, saveNow, turnOf } from './kept/saving.ts';

const modes = ['reply', 'note'] as const;
/** What was read so lately (in ms) is as the server has it. */
const freshMs = 2_000;

const ofMode = (drafts: readonly Draft[], mode: Draft['mode']) => drafts.find((it) => it.mode === mode);

/**
 * Keeps what stands in the composer on the server, shortly after typing and on leaving, and shows what another device has
 * kept there when the conversation is opened.
 */
export function useServerDraft({ id, drafts }: ConversationDetail): void {
  const client = useQueryClient();
  const open = useEffectEvent(() => {
    const readAt = client.getQueryState(detailQuery(id).queryKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - readAt < freshMs) {
      for (const mode of modes) catchUp({ conversationId: id, mode }, ofMode(drafts, mode));
      return;
    }
    const turns = modes.map((mode) => turnOf({ conversationId: id, mode }));
    const read = async () => {
      const { data } = await api('GET /conversations/:id', { params: { id } });
      modes.forEach((mode, at) => {
        const place = { conversationId: id, mode };
        if (turnOf(place) === turns[at]) catchUp(place, ofMode(data.drafts, mode));
      });
    };
    read().catch(() => {
      // Without a connection what stands here counts; it is saved when there is one.
    });
  });
  useLayoutEffect(() => open(), []);
  useEffect(() => {
    const save = (keepalive: boolean) => {
      for (const mode of modes) saveNow({ conversationId: id, mode }, keepalive);
    };
    const hide = () => document.visibilityState === 'hidden' && save(true);
    const retry = () => save(false);
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', retry);
      save(false);
    };
  }, [id]);
}
