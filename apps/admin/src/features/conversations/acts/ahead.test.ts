import type { Conversation } from '@chatty/contract/conversations';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { forgetPerson } from '../forget.ts';
import { firstFilter } from '../list/list-filter.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { heldConversation, type ListData, rowsOf } from '../live/held.ts';
import { detailQuery, listQuery } from '../queries.ts';
import { waitingConversation } from '../outbox/conversation-for-test.ts';
import type { Waitable } from './action.ts';
import { type Ahead, setOff, showQueued } from './ahead.ts';
import { foreseen } from './foreseen.ts';

afterEach(forgetPerson);

const me = 'robin';
const said = waitingConversation;

const waits = (act: Waitable): Ahead => ({ conversationId: act.id, after: (it) => foreseen(it, act, me) });

it('what waits is shown in every list and in the thread, over what is read or heard meanwhile, until it is let go', () => {
  const client = new QueryClient();
  const lists = [firstFilter, { ...firstFilter, view: 'mine' as const }].map((it) => listQuery(it).queryKey);
  const { queryKey: detail } = detailQuery('c');
  let waiting = [waits({ do: 'take-over', id: 'c' }), waits({ do: 'priority', id: 'c', priority: 'high' })];
  const show = showQueued({ client, me }, () => waiting);
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
});

it('an action is shown over what is told until it is answered, then what is newest: a later message, else the answer', () => {
  const client = new QueryClient();
  const { queryKey: detail } = detailQuery('c');
  client.setQueryData(detail, { ...said, drafts: [] });
  const shown = () => {
    const { status, priority } = client.getQueryData(detail) ?? expect.unreachable();
    return `${status} ${priority}`;
  };
  const begin = (action: Waitable) => {
    const before = heldConversation(client, 'c') ?? expect.unreachable();
    return setOff({ client, me }, before, action);
  };
  const resolving = begin({ do: 'resolve', id: 'c' });
  const ranking = begin({ do: 'priority', id: 'c', priority: 'high' });
  expect(shown()).toBe('resolved high');
  showConversation(client, { ...said, lastSeq: 4 }, me);
  expect(shown()).toBe('resolved high');

  // Refused, it leaves nothing, and what was done after it stays.
  resolving.end();
  showConversation(client, resolving.newest(), me);
  expect(shown()).toBe('open high');

  const answered: Conversation = { ...said, lastSeq: 5, priority: 'high' };
  expect(ranking.newest(answered)).toBe(answered);
  showConversation(client, { ...said, lastSeq: 6, priority: 'urgent' }, me);
  expect(shown()).toBe('open high');
  ranking.end();
  showConversation(client, ranking.newest(answered), me);
  expect(shown()).toBe('open urgent');
});
