import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/faqs.ts';
import { api } from '../../../connection/api.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { applyToLists, reorderKey } from '../apply-event.ts';
import { type FaqPage, type FaqView, faqListKey, faqListQuery } from '../faq-queries.ts';

interface Move {
  body: { id: string; before: string | null };
  /** The page as it was, and where: shown again when the server refuses. */
  was: FaqPage;
  on: FaqView;
}

/**
 * Moves a FAQ to another place of the page, or over its edge to the next one: shown at once, put back when the server
 * refuses. `announcement` is for people who do not see the row move.
 */
export function useMoveFaq(view: FaqView, page: FaqPage) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = useMutation({
    mutationKey: reorderKey,
    scope: { id: 'faqs' },
    meta: { failure: texts.failedToReorder },
    mutationFn: ({ body }: Move) => api('POST /faqs/reorder', { body }),
    onError: (_, { was, on }) => {
      client.setQueryData(faqListQuery(on).queryKey, was);
      setAnnouncement(texts.list.notMoved);
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: reorderKey }) === 1;
      if (isLast) void client.invalidateQueries({ queryKey: faqListKey });
    },
  });

  const neighbourPage = (by: -1 | 1) =>
    client.fetchQuery({ ...faqListQuery({ ...view, page: view.page + by }), staleTime: 0 });

  /** The FAQ that will stand after the moved one; places beyond the page's edges are on its neighbours. */
  const beforeAt = async (rest: FaqPage['data'], to: number): Promise<string | null> => {
    if (to < 0) return (await neighbourPage(-1)).data.at(to)?.id ?? null;
    if (to < rest.length) return rest[to]?.id ?? null;
    return page.pagination.hasNext ? ((await neighbourPage(1)).data[to - rest.length]?.id ?? null) : null;
  };

  /** `to` counts from the page's first row; -1 is the previous page's last place. */
  const move = async (id: string, to: number) => {
    const moved = page.data.find((it) => it.id === id);
    if (!moved) return;
    const rest = page.data.filter((it) => it !== moved);
    const place = (page.pagination.page - 1) * page.pagination.limit + to + 1;
    if (place < 1 || place > page.total) return;
    try {
      const body = { id, before: await beforeAt(rest, to) };
      if (to >= 0 && to <= rest.length) {
        client.setQueryData(faqListQuery(view).queryKey, { ...page, data: rest.toSpliced(to, 0, moved) });
      } else applyToLists(client, { type: 'faqs.reordered', payload: body });
      setAnnouncement(texts.list.moved(moved.question, place, page.total));
      mutate({ body, was: page, on: view });
    } catch (problem) {
      toastFailure(problem, texts.failedToReorder);
    }
  };
  return { move, announcement };
}
