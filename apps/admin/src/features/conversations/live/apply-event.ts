import type { DataOf } from '@chatty/client/api';
import { meets } from '@chatty/contract/conditions';
import { conditionsOf, inListOrder } from '@chatty/contract/conversation-list';
import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import type { ListFilter } from '../list/list-filter.ts';
import { type ListData, rowsOf } from './held.ts';

export type Piece = DataOf<'GET /conversations/:id/messages'>;

/** Whether a conversation stands in a list, but for a search: only the server knows all the texts. */
const belongsTo = (filter: ListFilter, conversation: Conversation, me: string): boolean =>
  meets(conversation, conditionsOf({ ...filter, unread: filter.unread || undefined }, me));

/** Puts rows back into as many pieces as there were; the last takes what is over. */
function withRows(list: ListData, rows: Conversation[]): ListData {
  let from = 0;
  const pages = list.pages.map((piece, at) => {
    const to = at === list.pages.length - 1 ? rows.length : from + piece.conversations.length;
    const conversations = rows.slice(from, to);
    from = to;
    return { ...piece, conversations };
  });
  return { ...list, pages };
}

/**
 * The list after a conversation changed: the row is updated, moves, enters or leaves. Hearing the same again, or a log
 * again from any earlier point, ends in the same list.
 */
export function changeList(list: ListData, filter: ListFilter, changed: Conversation, me: string): ListData {
  const rows = rowsOf(list);
  const held = rows.find((it) => it.id === changed.id);
  if (held && held.lastSeq > changed.lastSeq) return list;
  const stays = belongsTo(filter, changed, me) && (filter.search === '' || held !== undefined);
  if (!stays && !held) return list;
  const others = rows.filter((it) => it.id !== changed.id);
  if (!stays) return withRows(list, others);
  // Where it stands among what was found, only the server knows, too.
  if (filter.search !== '')
    return withRows(
      list,
      rows.map((it) => (it.id === changed.id ? changed : it)),
    );
  const found = others.findIndex((it) => inListOrder(filter.sort, changed, it) < 0);
  const at = found === -1 ? others.length : found;
  const hasMore = list.pages.at(-1)?.cursor != null;
  // Behind the last row it belongs to a piece that was not read yet, unless the row was here already.
  const stoodThere = held !== undefined && inListOrder(filter.sort, changed, held) <= 0;
  if (at === others.length && hasMore && others.length > 0 && !stoodThere) return held ? withRows(list, others) : list;
  return withRows(list, others.toSpliced(at, 0, changed));
}

/** The newer of two states of one conversation, for the open thread. */
export function changeDetail<Held extends Conversation>(held: Held, changed: Conversation): Held {
  if (held.id !== changed.id || held.lastSeq > changed.lastSeq) return held;
  return { ...held, ...changed };
}

function insertBySeq(messages: readonly Message[], message: Message): Message[] {
  const at = messages.findLastIndex((held) => held.seq < message.seq) + 1;
  return messages.toSpliced(at, 0, message);
}

/** The thread after a message came; in whatever order, and however often, they come. */
export function addMessage(piece: Piece, message: Message): Piece {
  if (piece.messages.some((held) => held.id === message.id)) return piece;
  const first = piece.messages[0];
  // Before the first message that was read it belongs to an earlier piece, which is read when one scrolls up.
  if (first && message.seq < first.seq && piece.hasEarlier) return piece;
  return { ...piece, messages: insertBySeq(piece.messages, message) };
}

/** The thread after a message changed; one that is not held yet is added as it is now. */
export function changeMessage(piece: Piece, message: Message): Piece {
  const at = piece.messages.findIndex((held) => held.id === message.id);
  return at === -1 ? addMessage(piece, message) : { ...piece, messages: piece.messages.with(at, message) };
}

/** True when a message between the first and the last is missing, so that the thread must be read again. */
export function hasGap(piece: Piece): boolean {
  return piece.messages.some((it, at) => at > 0 && it.seq !== (piece.messages[at - 1]?.seq ?? 0) + 1);
}

/** What is held and what was read again, put together where they meet; otherwise only what was read. */
export function mergePieces(held: Piece, fresh: Piece): Piece {
  const first = fresh.messages[0];
  if (!first) return fresh;
  const older = held.messages.filter((it) => it.seq < first.seq);
  const meets = older.length > 0 && older.at(-1)?.seq === first.seq - 1;
  return meets ? { ...fresh, messages: [...older, ...fresh.messages], hasEarlier: held.hasEarlier } : fresh;
}
