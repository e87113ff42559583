import { type LocalRecord, localRecord } from '../../ui/browser/local-record.ts';

/** What a member chose and read last in this browser, the latest first: ids alone, so that nothing of it outlives what it names. */
export interface Recent {
  used: readonly string[];
  conversations: readonly string[];
}

const [mostUsed, mostConversations] = [30, 6];

const idsIn = (kept: object, name: string): string[] => {
  const ids: unknown = Object.entries(kept).find(([it]) => it === name)?.[1];
  return Array.isArray(ids) ? [...new Set(ids.filter((it) => typeof it === 'string'))] : [];
};

const recordOf = (memberId: string): LocalRecord<Recent> =>
  localRecord(`recent ${memberId}`, {
    days: 90,
    parse: (kept) =>
      typeof kept === 'object' && kept !== null
        ? { used: idsIn(kept, 'used'), conversations: idsIn(kept, 'conversations') }
        : null,
  });

export const recentOf = (memberId: string): Recent => recordOf(memberId).read() ?? { used: [], conversations: [] };

const first = (id: string, ids: readonly string[], most: number) =>
  [id, ...ids.filter((it) => it !== id)].slice(0, most);

export function rememberUsed(memberId: string, id: string): void {
  const recent = recentOf(memberId);
  recordOf(memberId).write({ ...recent, used: first(id, recent.used, mostUsed) });
}

export function rememberConversation(memberId: string, id: string): void {
  const recent = recentOf(memberId);
  if (recent.conversations[0] === id) return;
  recordOf(memberId).write({ ...recent, conversations: first(id, recent.conversations, mostConversations) });
}
