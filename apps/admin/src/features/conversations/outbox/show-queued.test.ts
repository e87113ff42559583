import type { Conversation } from '@chatty/contract/conversations';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Waitable } from '../acts/action.ts';
import { actedOf } from '../acts/foreseen.ts';
import { firstFilter } from '../list/list-filter.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { type ListData, rowsOf } from '../live/held.ts';
import { detailQuery, listQuery } from '../queries.ts';
import { waitingConversation } from './conversation-for-test.ts';
import type { WaitingAct } from './queued-act.ts';
import { keepShown } from './show-queued.ts';

const me = 'robin';
const said = waitingConversation;

const waits = (act: Waitable): WaitingAct => ({
  id: act.do,
  conversationId: 'c',
  body: { act, seen: { ...actedOf(said), lastMessageAt: said.lastMessageAt }, who: 'Ada' },
  writtenAt: 1,
  isAct: true,
  refusal: null,
});

it('what waits is shown in every list and in the thread, over what is read or heard meanwhile, until it is let go', () => {
  const client = new QueryClient();
  const lists = [firstFilter, { ...firstFilter, view: 'mine' as const }].map((it) => listQuery(it).queryKey);
  const { queryKey: detail } = detailQuery('c');
  let waiting = [waits({ do: 'take-over', id: 'c' }), waits({ do: 'priority', id: 'c', priority: 'high' })];
  const { show, stop } = keepShown(client, me, () => waiting);
  const listOf = (conversations: Conversation[]): ListData => ({
    pages: [{ conversations, found: [], here: [], cursor: null }],
    pageParams: [null],
  });
  const shown = () => [
    client.getQueryData(detail)?.assigneeId,
    ...lists.map((it) =>
      rowsOf(client.getQueryData(it)).map(({ assigneeId, priority }) => `${assigneeId} ${priority}`),
    ),
  ];
  for (const it of lists) client.setQueryData(it, listOf([]));
  client.setQueryData(detail, { ...said, drafts: [] });
  expect(shown()).toEqual([me, ['robin high'], ['robin high']]);
  client.setQueryData(lists[0] ?? detail, listOf([said]));
  expect(shown()).toEqual([me, ['robin high'], ['robin high']]);
  showConversation(client, { ...said, lastSeq: 4, tagIds: ['a'] }, me);
  expect(shown()).toEqual([me, ['robin high'], ['robin high']]);
  expect(client.getQueryData(detail)?.tagIds).toEqual(['a']);
  waiting = [];
  showConversation(client, { ...said, lastSeq: 5 }, me);
  expect(shown()).toEqual([null, ['null none'], []]);
  waiting = [waits({ do: 'resolve', id: 'c' })];
  show();
  expect(shown()).toEqual([null, [], []]);
  expect(client.getQueryData(detail)?.status).toBe('resolved');
  stop();
});
