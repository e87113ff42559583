import { type ContactField, judgeValue } from '@chatty/contract/contact-fields';
import type { Contact } from '@chatty/contract/contacts';
import { sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import { texts as kinds } from '#texts/conversations.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { told } from '../change-contact.ts';
import { personIdOf } from '../merge/person.ts';
import { fieldIn, listFields } from './contact-field.store.ts';

/** What is to be kept by field; null for what is taken away. Throws `bad_input` with what is wrong with each. */
function judged(all: readonly ContactField[], said: Readonly<Record<string, string>>): Record<string, string | null> {
  const problems: Record<string, string> = {};
  const kept: Record<string, string | null> = {};
  for (const [id, words] of Object.entries(said)) {
    const field = fieldIn(all, id);
    if (field.archivedAt !== null) throw new Problem('conflict', texts.fieldArchived(field.name));
    const { value, problem } = judgeValue(field, words);
    if (problem === null) kept[id] = value || null;
    else problems[id] = problem;
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw new Problem('bad_input', first, problems);
  return kept;
}

/**
 * Changes what the shop's own fields say of a contact. Only those that are named are written: somebody else may change
 * others in the same moment. Throws `not_found`, `bad_input`, and `conflict` for an archived field.
 */
export async function changeValues(
  ctx: MemberCtx,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<Contact> {
  const kept = judged(await listFields(ctx), values);
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('contacts')
      .set({ field_values: sql<string>`jsonb_strip_nulls(field_values || ${JSON.stringify(kept)}::jsonb)` })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', await personIdOf(tx, id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(kinds.contact);
    return told(tx, row);
  });
}
