import type { ContactField } from '@chatty/contract/contact-fields';
import type { Selectable } from 'kysely';
import { texts } from '#texts/contacts.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

const toField = (row: Selectable<Tables['contact_fields']>): ContactField => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  choices: row.choices,
  archivedAt: row.archived_at?.toISOString() ?? null,
});

/** The shop's own fields of contacts in their order, those that are archived, too. */
export async function listFields({ db, shopId }: Ctx): Promise<ContactField[]> {
  const rows = await db
    .selectFrom('contact_fields')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toField);
}

/** One of these fields. Throws `not_found`. */
export function fieldIn(all: readonly ContactField[], id: string): ContactField {
  const field = all.find((it) => it.id === id);
  if (!field) throw notFound(texts.field);
  return field;
}
