import { insertMessages, type MessageRow } from '../../apps/server/src/features/conversations/message.store.ts';
import { answer } from '../child.ts';
import { addTeam, startProduct } from '../product.ts';
import { ownUsage } from '../usage.ts';
import { messageRow } from './message-row.ts';
import { sayings } from './words.ts';

const product = await startProduct(process.env.SERVER_DATABASE_URL || undefined);
const rowsAtOnce = 1_000;

interface Filled {
  origin: string;
  token: string;
  shopId: string;
}

/** A shop with so many conversations, and messages spread over them. */
async function fill({ conversations, messages }: { conversations: number; messages: number }): Promise<Filled> {
  const { db } = product.services;
  const team = await addTeam(product, conversations);
  const say = sayings();
  const each = Math.ceil(messages / conversations);
  let rows: MessageRow[] = [];
  for (const { conversationId } of team.visitors) {
    for (let seq = 1; seq <= each; seq += 1) {
      rows.push(messageRow({ shop_id: team.shopId, conversation_id: conversationId, seq }, say()));
    }
    if (rows.length < rowsAtOnce) continue;
    await insertMessages(db, rows);
    rows = [];
  }
  await insertMessages(db, rows);
  await db
    .updateTable('conversations')
    .set({ last_seq: each, preview: 'Hello, does the green rain jacket come in large?' })
    .where('shop_id', '=', team.shopId)
    .execute();
  return { origin: product.origin, token: team.memberToken, shopId: team.shopId };
}

answer({ ...ownUsage, fill }, () => product.close());
