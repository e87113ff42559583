import { Email } from '@chatty/contract/fields';
import { askEmailAfterMinutes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { learnFromWords } from '../../contacts/index.ts';
import { append } from '../append/append.ts';
import { personOf } from '../conversation.store.ts';
import type { Entry } from '../append/entry.ts';
import { askEmailJob } from './pending.jobs.ts';
import { frameTo, visitorTexts } from './visitor-words.ts';

/** A person was asked for: looks some minutes later whether somebody has answered. */
export function askEmailLater(tx: TxCtx, { conversationId }: { conversationId: string }): void {
  const since = tx.services.clock.now().toISOString();
  tx.enqueue(askEmailJob, { conversationId, since }, { afterSeconds: askEmailAfterMinutes * 60 });
}

/**
 * Whose address is not known, and who still waits for a person. Nobody changes the conversation from here on: what is read
 * of it afterwards is how it stands.
 */
async function lockWaiting(tx: TxCtx, conversationId: string): Promise<{ contactId: string } | null> {
  const row = await tx.db
    .selectFrom('conversations as c')
    .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
    .innerJoinLateral(personOf, (on) => on.onTrue())
    .select('c.contact_id')
    .where('c.shop_id', '=', tx.shopId)
    .where('c.id', '=', conversationId)
    .where('c.channel', '=', 'online_store')
    .where('c.status', '=', 'open')
    .where('c.handler', '<>', 'assistant')
    .where('p.email', 'is', null)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  return row ? { contactId: row.contact_id } : null;
}

/** Whether somebody has answered since, or the visitor was asked before. */
async function isSettled(tx: TxCtx, conversationId: string, since: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('messages')
    .select('seq')
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .where((q) =>
      q.or([
        q.and([q('sender', '=', 'admin'), q('created_at', '>=', new Date(since))]),
        sql<boolean>`parts @> '[{"type":"askEmail"}]'`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

/** The addresses in a text; and whether it holds nothing else. */
function addressesIn(text: string): { found: string[]; alone: boolean } {
  const found = (text.match(address) ?? []).filter((it) => Email.safeParse(it).success);
  return { found, alone: found.length === 1 && !/[\p{L}\p{N}]/u.test(text.replace(address, '')) };
}

/**
 * Asks a visitor who waits for a person, and whom nobody has answered, for an e-mail address: once in a conversation, and
 * not who is known by one or wrote one in a message. A message that is nothing but an address is taken for the answer
 * to this question; among other words it may be somebody else's.
 */
export const askEmail = (
  ctx: Ctx,
  { conversationId, since }: { conversationId: string; since: string },
): Promise<void> =>
  transaction(ctx, async (tx) => {
    const waiting = await lockWaiting(tx, conversationId);
    if (!waiting || (await isSettled(tx, conversationId, since))) return;
    const texts = await visitorTexts(tx, conversationId);
    const told = texts.map(addressesIn);
    const own = told.find((it) => it.alone)?.found[0];
    const entry: Entry = { shopId: tx.shopId, conversationId, by: { type: 'system' }, event: () => null };
    if (own && (await learnFromWords(tx, { contactId: waiting.contactId, email: own }))) {
      await append(tx, [{ ...entry, activity: 'email_left' }]);
    }
    if (told.some((it) => it.found.length > 0)) return;
    const message = {
      id: newId(),
      kind: 'text' as const,
      text: (await frameTo(tx, conversationId, texts)).notAnsweredYet,
      parts: [{ type: 'askEmail' as const }],
      files: [],
    };
    await append(tx, [{ ...entry, message }]);
  });
