import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../connection/api.ts';
import { detailQuery } from '../queries.ts';

const afterTypingMs = 600;

/** Saves the begun reply to the server shortly after typing and on leaving, so that another device finds it. */
export function useServerDraft(conversationId: string): (text: string) => void {
  const client = useQueryClient();
  const waiting = useRef<string | null>(null);

  const push = useCallback(() => {
    const draft = waiting.current;
    if (draft === null) return;
    waiting.current = null;
    client.setQueryData(detailQuery(conversationId).queryKey, (held) => held && { ...held, draft });
    // The text is safe in this tab; the next change tries again.
    api('PUT /conversations/:id/draft', { params: { id: conversationId }, body: { draft } }).catch(() => {});
  }, [client, conversationId]);

  const later = useDebouncedCallback(push, afterTypingMs);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && push();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      push();
    };
  }, [push]);

  return useCallback(
    (text) => {
      waiting.current = text;
      if (text === '') push();
      else later();
    },
    [later, push],
  );
}
