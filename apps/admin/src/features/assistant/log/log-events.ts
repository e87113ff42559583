import type { GivenMark, LoggedTurn } from '@chatty/contract/decision-log';
import type { LiveEvent } from '@chatty/contract/live';
import type { Message } from '@chatty/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { changeHeld } from '../../../connection/live/change-held.ts';
import { usageQuery } from '../usage/usage-queries.ts';
import { type LogListData, logListKey, turnQuery } from './log-queries.ts';

/** Whether there are turns that an open list, of which more than the newest were read, does not show. */
export const useLogNews = create<{ isThere: boolean }>(() => ({ isThere: false }));

export const clearLogNews = (): void => useLogNews.setState({ isThere: false });

const changeTurn = (client: QueryClient, id: string, change: Partial<LoggedTurn>): void =>
  changeHeld<LogListData>(client, logListKey, (list) =>
    list.pages.some((piece) => piece.turns.some((it) => it.id === id))
      ? {
          ...list,
          pages: list.pages.map((piece) => ({
            ...piece,
            turns: piece.turns.map((it) => (it.id === id ? { ...it, ...change } : it)),
          })),
        }
      : list,
  );

/** Shows what the team holds a turn to be, wherever the turn stands. */
export function applyMark(client: QueryClient, id: string, mark: GivenMark | null): void {
  changeTurn(client, id, { mark: mark?.mark ?? null });
  client.setQueryData(turnQuery(id).queryKey, (held) => held && { ...held, mark });
}

/** What the assistant says is the end of a turn: its decision is written with it, and its line in the ledger. */
function readNewTurn(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: usageQuery.queryKey });
  for (const query of client.getQueryCache().findAll({ queryKey: logListKey, type: 'active' })) {
    const list = client.getQueryData<LogListData>(query.queryKey);
    if (list && list.pages.length > 1) useLogNews.setState({ isThere: true });
    else void client.invalidateQueries({ queryKey: query.queryKey });
  }
}

const isAnswer = ({ sender, kind }: Message) => sender === 'assistant' && kind === 'text';

/** What live events change in the log. */
export function applyToLog(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'message.created' && isAnswer(event.payload)) readNewTurn(client);
  if (event.type === 'message.changed' && isAnswer(event.payload)) {
    const { id, helpful } = event.payload;
    changeTurn(client, id, { helpful });
    client.setQueryData(turnQuery(id).queryKey, (held) => held && { ...held, helpful });
  }
  if (event.type === 'turn.marked') applyMark(client, event.payload.id, event.payload.mark);
}
