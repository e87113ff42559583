import { newId } from '@chatty/contract/new-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/tags.ts';
import { api } from '../../connection/api.ts';
import { applyTagEvent } from './tags.ts';

/** Makes a tag; one that has the name already is that one. */
export function useMakeTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api('POST /tags', { body: { id: newId(), name } }),
    meta: { failure: texts.failedToMake },
    onSuccess: ({ data }) => applyTagEvent(client, { type: 'tag.changed', payload: data }),
  });
}
