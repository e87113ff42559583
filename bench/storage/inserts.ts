import { newId } from '@chatty/contract/new-id';
import { insertMessages, type MessageRow } from '../../apps/server/src/features/conversations/message.store.ts';
import type { Db } from '../../apps/server/src/platform/db/open-database.ts';
import { newDatabase, openMigrated } from '../database.ts';
import { whole } from '../figures.ts';
import { messageRow } from './message-row.ts';
import { sayings } from './words.ts';

const batch = 500;

/** An empty conversation to write into, with the product's own tables, keys and indexes. */
async function conversationIn(db: Db): Promise<(seq: number) => MessageRow> {
  const [shopId, contactId, id] = [newId(), newId(), newId()];
  const shop = { id: shopId, name: '', shopify_domain: id, domain: id, storefront_url: '', widget: '{}' };
  await db.insertInto('shops').values(shop).execute();
  await db.insertInto('contacts').values({ shop_id: shopId, id: contactId }).execute();
  await db.insertInto('conversations').values({ shop_id: shopId, id, contact_id: contactId }).execute();
  const say = sayings();
  return (seq) => messageRow({ shop_id: shopId, conversation_id: id, seq }, say());
}

/** How many rows a second `write` gets through with so many clients at a time. */
async function rate(seconds: number, clients: number, write: () => Promise<number>): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1000;
  let rows = 0;
  const client = async () => {
    while (performance.now() < until) rows += await write();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (rows / (performance.now() - from)) * 1000;
}

/** Rows a second into `messages`: one a statement, and in batches as the product writes them. */
export async function measureInserts(name: string, url: string | undefined, seconds: number): Promise<string[]> {
  const opened = await openMigrated(url && (await newDatabase(url)));
  try {
    const rowOf = await conversationIn(opened.db);
    let seq = 0;
    const write = (count: number) => async () => {
      await insertMessages(
        opened.db,
        Array.from({ length: count }, () => rowOf((seq += 1))),
      );
      return count;
    };
    const single = await rate(seconds, 1, write(1));
    const pooled = url ? await rate(seconds, 8, write(1)) : Number.NaN;
    const batched = await rate(seconds, 1, write(batch));
    return [name, whole(single), whole(pooled), whole(batched), `${(batched / single).toFixed(1)} x`];
  } finally {
    await opened.close();
  }
}

export const insertHeadings = [
  'rows/s into `messages`',
  'single',
  'single, 8 clients',
  `batches of ${batch}`,
  'batch gains',
];
