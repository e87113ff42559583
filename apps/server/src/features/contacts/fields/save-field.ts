import type { ContactField, FieldBody } from '@chatty/contract/contact-fields';
import { isColumnName } from '@chatty/contract/contact-import-row';
import { mostFieldChoices, mostFields, mostFieldsEver } from '@chatty/contract/limits';
import { texts } from '#texts/contacts.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockShop } from '../../shops/index.ts';
import { fieldIn, listFields } from './contact-field.store.ts';

/** One after the other, so that no two fields get one name or more are shown than may be. */
function inTurn<T>(ctx: Ctx, work: (tx: TxCtx, all: ContactField[]) => Promise<T>): Promise<T> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    return work(tx, await listFields(tx));
  });
}

async function tellFields(tx: TxCtx): Promise<ContactField[]> {
  const fields = await listFields(tx);
  tx.emit('contact.fields', { fields }, { team: true, contactId: null });
  return fields;
}

function refuse(problem: string): never {
  throw new Problem('conflict', problem);
}

const small = (text: string) => text.normalize('NFC').toLowerCase();

const columnNames = new Set(Object.values(texts.file.columns).map(small));

/** In the file of contacts, a column that is called like another would be taken for it. */
function mayBeCalled(name: string): void {
  if (isColumnName(name) || columnNames.has(small(name)))
    throw new Problem('conflict', texts.fieldNameBuiltIn, { name: texts.fieldNameBuiltIn });
}

type Named = Pick<ContactField, 'name' | 'choices'>;

/** What comes of a change to what somebody saw, where somebody else has changed it since: what both did. Throws `conflict`. */
function changed(held: Named, wanted: Named, was: Named = held): Named {
  const [before, now] = [was.choices.map(small), wanted.choices.map(small)];
  const theirs = held.choices.filter((it) => !before.includes(small(it)) && !now.includes(small(it)));
  const left = held.choices.map(small);
  const mine = wanted.choices.filter((it) => left.includes(small(it)) || !before.includes(small(it)));
  const choices = [...mine, ...theirs];
  const isWrong = choices.length > mostFieldChoices || (choices.length === 0 && wanted.choices.length > 0);
  if (isWrong) refuse(texts.fieldChangedMeanwhile);
  return { name: wanted.name === was.name ? held.name : wanted.name, choices };
}

/** Throws `conflict` where a field can't be shown among the others. */
function mayShow(others: readonly ContactField[], name: string): void {
  const shown = others.filter((it) => it.archivedAt === null);
  if (shown.length >= mostFields) refuse(texts.mostFields(mostFields));
  if (shown.some((it) => small(it.name) === small(name)))
    throw new Problem('conflict', texts.fieldNameTaken, { name: texts.fieldNameTaken });
}

const rowOf = (tx: TxCtx, id: string) =>
  tx.db.updateTable('contact_fields').where('shop_id', '=', tx.shopId).where('id', '=', id);

/**
 * Adds a field, or changes its name and choices: whoever has a choice that is gone keeps it. Throws `conflict` for a name
 * that another field or a column of every shop has, for another kind, and beyond `mostFields`.
 */
export function saveField(ctx: Ctx, id: string, { kind, was, ...wanted }: FieldBody): Promise<ContactField> {
  return inTurn(ctx, async (tx, all) => {
    const held = all.find((it) => it.id === id);
    if (held && held.kind !== kind) refuse(texts.fieldKindStays);
    const { name, choices } = held ? changed(held, wanted, was) : wanted;
    if (name !== held?.name) mayBeCalled(name);
    const others = all.filter((it) => it.id !== id);
    if (!held?.archivedAt) mayShow(others, name);
    if (others.length >= mostFieldsEver) refuse(texts.mostFieldsEver(mostFieldsEver));
    const kept = { name, choices: JSON.stringify(kind === 'choice' ? choices : []) };
    if (held) await rowOf(tx, id).set(kept).execute();
    else
      await tx.db
        .insertInto('contact_fields')
        .values({ shop_id: tx.shopId, id, kind, position: all.length, ...kept })
        .execute();
    return fieldIn(await tellFields(tx), id);
  });
}

/** Puts the fields in another order; those that aren't named come last. Those that are gone are passed over. */
export function orderFields(ctx: Ctx, ids: readonly string[]): Promise<ContactField[]> {
  return inTurn(ctx, async (tx, all) => {
    const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const sorted = all.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
    for (const [position, { id }] of sorted.entries()) await rowOf(tx, id).set({ position }).execute();
    return tellFields(tx);
  });
}

/** Shows a field nowhere any more, or again. Throws `not_found`, and `conflict` where there is no room for it. */
export function archiveField(ctx: Ctx, id: string, archived: boolean): Promise<ContactField> {
  return inTurn(ctx, async (tx, all) => {
    const field = fieldIn(all, id);
    if (archived === (field.archivedAt !== null)) return field;
    if (!archived)
      mayShow(
        all.filter((it) => it.id !== id),
        field.name,
      );
    await rowOf(tx, id)
      .set({ archived_at: archived ? tx.services.clock.now() : null })
      .execute();
    return fieldIn(await tellFields(tx), id);
  });
}
