import type { QuotedMessage } from '@chatty/contract/messages';
import type { Db } from '../../../platform/db/open-database.ts';
import { quoteFor } from './quote.ts';
import type { ConversationKey } from '../conversation.store.ts';
import { knownMessages } from '../message.store.ts';

/** How messages of a conversation are quoted to its visitor, by their ids; one that may not be is left out. */
export async function readQuotes(
  db: Db,
  key: ConversationKey,
  ids: readonly string[],
): Promise<Map<string, QuotedMessage>> {
  const rows = [
    ...(
      await knownMessages(
        db,
        ids.map((id) => ({ ...key, id })),
      )
    ).values(),
  ];
  return new Map(
    rows.flatMap((row) => {
      const quote = quoteFor('text', row);
      return quote ? [[row.id, quote] as const] : [];
    }),
  );
}
