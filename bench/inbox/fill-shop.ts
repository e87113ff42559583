import { type MessageRow, insertMessages } from '../../apps/server/src/features/conversations/message.store.ts';
import { addTeam, type Product } from '../product.ts';
import { messageRow } from '../storage/message-row.ts';
import { sayings } from '../storage/words.ts';

/** A thread opens with so many messages. */
const messagesOfOpened = 50;

/** By what the last message of a conversation is known on a screen. */
export const lastWordsOf = (conversationId: string): string => `The last words of ${conversationId}`;

/** A shop with so many open conversations, of which the newest hold a whole screen of messages; and its owner's e-mail. */
export async function fillShop(
  product: Product,
  { conversations, opened }: { conversations: number; opened: number },
): Promise<{ email: string; newest: string[] }> {
  const { db, sessions } = product.services;
  const { shopId, visitors } = await addTeam(product, conversations);
  const email = 'owner@shop.example';
  const auth_id = await sessions.addPerson({ email, name: 'Maya Lind' });
  await db.updateTable('members').set({ auth_id, email }).where('shop_id', '=', shopId).execute();
  await db.updateTable('shops').set({ setup_done: true }).where('id', '=', shopId).execute();
  const newest = visitors.slice(0, opened).map((it) => it.conversationId);
  const say = sayings();
  for (const id of newest) {
    const rows: MessageRow[] = Array.from({ length: messagesOfOpened }, (_, at) =>
      messageRow(
        { shop_id: shopId, conversation_id: id, seq: at + 1 },
        at + 1 === messagesOfOpened ? lastWordsOf(id) : say(),
      ),
    );
    await insertMessages(db, rows);
  }
  await db
    .updateTable('conversations')
    .set({ last_seq: messagesOfOpened, member_read_seq: messagesOfOpened, is_read: true, preview: 'Hello there' })
    .where('shop_id', '=', shopId)
    .execute();
  return { email, newest };
}
