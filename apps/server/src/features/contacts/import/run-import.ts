import { FileColumn, type ImportedContact, judgeRow } from '@chatty/contract/contact-import-row';
import { neverSeen } from '@chatty/contract/contacts';
import { mostTagsOfOne } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { tagsAfter } from '@chatty/contract/tag-lists';
import { sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/contacts.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { holdTags, holdTagsNamed } from '../../tags/index.ts';
import { findShop } from '../../shops/index.ts';
import { type ContactRow, nothingBought, toInsert } from '../contact.store.ts';
import { listFields } from '../fields/contact-field.store.ts';
import { changeImport, dropRowsToCome, importsOf, type ImportRow, rowsOf } from './import.store.ts';
import { KnownContacts } from './known-contacts.ts';

/** So many rows are gone through in one transaction; others of the shop get their turn in between. */
const batch = 200;

const Columns = z.array(FileColumn.nullable().catch(null));

type Outcome = 'created' | 'updated' | 'skipped' | { failed: string };

/** What rows make of the contacts, before any of it is written. */
interface Work {
  known: KnownContacts;
  existing: ImportRow['existing'];
  tagIds: readonly string[];
  /** The tags that rows name, by name in small letters. */
  tagsByName: ReadonlyMap<string, string>;
  now: Date;
  shopId: string;
  /** The store's own language: of who is new no file says another. */
  locale: string;
  created: Map<string, ContactRow>;
  changed: Map<string, ContactRow>;
}

/** Since when a row says that they agreed. Who took it back since does not agree by a file that may be older than that. */
function agreedSince({ subscribed }: ImportedContact, { unsubscribed_at }: ContactRow, now: Date): Date | null {
  if (!subscribed) return null;
  if (unsubscribed_at && (subscribed === true || subscribed <= unsubscribed_at)) return null;
  return subscribed === true || subscribed > now ? now : subscribed;
}

/** A contact as a row says it; what the row leaves empty stays. Consent is told of, and never taken back. */
function saidBy(it: ImportedContact, before: ContactRow, now: Date): ContactRow {
  const isOther = it.email !== undefined && it.email !== before.email?.toLowerCase();
  return {
    ...before,
    name: it.name ?? before.name,
    phone: it.phone ?? before.phone,
    locale: it.locale ?? before.locale,
    field_values: { ...before.field_values, ...it.fieldValues },
    ...(isOther && it.email !== undefined ? { email: it.email, email_from: 'team' as const } : {}),
    subscribed_at: before.subscribed_at ?? agreedSince(it, before, now),
  };
}

const isSame = (one: ContactRow, other: ContactRow) =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.email === other.email &&
  one.locale === other.locale &&
  one.subscribed_at?.getTime() === other.subscribed_at?.getTime() &&
  one.tag_ids.length === other.tag_ids.length &&
  Object.entries(other.field_values).every(([id, value]) => one.field_values[id] === value);

const nobodyYet = ({ shopId, now, locale }: Work, id: string): ContactRow => ({
  shop_id: shopId,
  id,
  name: '',
  email: null,
  email_from: null,
  phone: null,
  customer_id: null,
  locale,
  created_at: now,
  last_seen_at: new Date(neverSeen),
  blocked_at: null,
  blocked_reason: '',
  subscribed_at: null,
  unsubscribed_at: null,
  tag_ids: [],
  field_values: {},
  merged_into: null,
  merged_at: null,
  merged_by: '',
  signed_in_at: null,
  ...nothingBought,
});

function take(work: Work, row: ImportedContact): Outcome {
  const before = work.known.find(row);
  const { email, ...rest } = row;
  const it: ImportedContact = before && email !== undefined && work.known.leadsTo(email, before) ? rest : row;
  if (before && work.existing === 'skip') return 'skipped';
  if (!before && !it.email && !it.phone) return { failed: texts.import.unknownId };
  const said = saidBy(it, before ?? nobodyYet(work, newId()), work.now);
  const named = (row.tags ?? []).flatMap((name) => work.tagsByName.get(name.toLowerCase()) ?? []);
  const after = { ...said, tag_ids: tagsAfter(said.tag_ids, { add: [...work.tagIds, ...named], remove: [] }) };
  if (after.tag_ids.length > Math.max(mostTagsOfOne, said.tag_ids.length))
    return { failed: texts.mostTagsOfOne(mostTagsOfOne) };
  if (before && isSame(before, after)) return 'skipped';
  // What comes later in the file finds them as they are now.
  const known = before ? Object.assign(before, after) : after;
  if (!before || work.created.has(known.id)) work.created.set(known.id, known);
  else work.changed.set(known.id, known);
  work.known.add(known);
  return before ? 'updated' : 'created';
}

async function write(tx: TxCtx, { created, changed }: Work): Promise<void> {
  if (created.size > 0)
    await tx.db
      .insertInto('contacts')
      .values([...created.values()].map(toInsert))
      .execute();
  if (changed.size === 0) return;
  await sql`
    update contacts as c set name = r.name, phone = r.phone, email = r.email, email_from = r.email_from,
      locale = r.locale, subscribed_at = r.subscribed_at, field_values = r.field_values,
      tag_ids = array(select t::uuid from jsonb_array_elements_text(r.tag_ids) as t)
    from jsonb_to_recordset(${JSON.stringify([...changed.values()])}::jsonb) as r (id uuid, name text, phone text,
      email text, email_from text, locale text, subscribed_at timestamptz, field_values jsonb, tag_ids jsonb)
    where c.shop_id = ${tx.shopId} and c.id = r.id`.execute(tx.db);
}

/** Keeps of the rows those that failed, with the reason. */
async function settle(tx: TxCtx, importId: string, rows: readonly { line: number; outcome: Outcome }[]): Promise<void> {
  const failed = rows.flatMap(({ line, outcome }) =>
    typeof outcome === 'object' ? [{ line, problem: outcome.failed }] : [],
  );
  if (failed.length > 0)
    await sql`
      update contact_import_rows as i set problem = r.problem
      from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as r (line integer, problem text)
      where i.shop_id = ${tx.shopId} and i.import_id = ${importId} and i.line = r.line`.execute(tx.db);
  const last = rows.at(-1);
  if (!last) return;
  await tx.db
    .deleteFrom('contact_import_rows')
    .where('shop_id', '=', tx.shopId)
    .where('import_id', '=', importId)
    .where('problem', 'is', null)
    .where('line', '<=', last.line)
    .execute();
}

async function goOn(tx: TxCtx, held: ImportRow): Promise<boolean> {
  // One import of the shop after the other: who comes second finds whom the first has added.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact-import/${tx.shopId}`}, 0))`.execute(tx.db);
  const next = await rowsOf(tx, held.id)
    .select(['line', 'cells'])
    .where('problem', 'is', null)
    .orderBy('line')
    .limit(batch)
    .execute();
  const columns = Columns.parse(held.columns ?? []);
  const fields = await listFields(tx);
  const judged = next.map((it) => ({ line: it.line, ...judgeRow(columns, it.cells, fields) }));
  const asked = judged.flatMap((it) => it.contact ?? []);
  const shop = await findShop(tx.db, tx.shopId);
  const work: Work = {
    // Tags before contacts, like whoever takes a tag off all that have it.
    tagsByName: await holdTagsNamed(
      tx,
      asked.flatMap((it) => it.tags ?? []),
    ),
    known: await KnownContacts.among(tx, asked),
    locale: shop.primary_locale,
    existing: held.existing,
    tagIds: (await holdTags(tx, held.tag_ids)).map((it) => it.id),
    now: tx.services.clock.now(),
    shopId: tx.shopId,
    created: new Map(),
    changed: new Map(),
  };
  const rows = judged.map(({ line, contact, problem }) => ({
    line,
    outcome: contact ? take(work, contact) : { failed: problem },
  }));
  await write(tx, work);
  await settle(tx, held.id, rows);
  const count = (of: Outcome) => rows.filter((it) => it.outcome === of).length;
  const [created, updated, skipped] = [count('created'), count('updated'), count('skipped')];
  const ended = next.length < batch;
  if (ended) await dropRowsToCome(tx, held.id);
  await changeImport(tx, held.id, {
    state: ended ? 'done' : 'running',
    // A person whose data was deleted meanwhile has taken their row along.
    gone: ended ? held.total : held.gone + next.length,
    created: held.created + created,
    updated: held.updated + updated,
    skipped: held.skipped + skipped,
    failed: held.failed + next.length - created - updated - skipped,
  });
  return !ended;
}

/** Goes through all rows that are left. Twice does no harm: each row is gone through once. */
export async function runImport(ctx: Ctx, importId: string): Promise<void> {
  const runBatch = () =>
    transaction(ctx, async (tx) => {
      const held = await importsOf(tx).selectAll().where('id', '=', importId).forNoKeyUpdate().executeTakeFirst();
      return held?.state === 'running' ? goOn(tx, held) : false;
    });
  while (await runBatch());
}
