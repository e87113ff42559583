import type { Db } from '../../../platform/db/open-database.ts';

/** The conversations of a shop that wait for a person and are nobody’s, longest waiting first. */
export const waitingForPerson = (db: Db, shopId: string, most: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('status', '=', 'open')
    .where('handler', '=', 'waiting')
    .where('assignee_id', 'is', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(most)
    .execute();
