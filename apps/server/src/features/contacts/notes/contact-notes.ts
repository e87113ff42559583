import type { ContactNote } from '@chatty/contract/contact-notes';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import type { Tables } from '../../../tables.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { findMember } from '../../team/index.ts';
import { findPerson } from '../merge/person.ts';

type NoteRow = Selectable<Tables['contact_notes']>;

const toNote = (row: NoteRow): ContactNote => ({
  id: row.id,
  contactId: row.contact_id,
  authorId: row.author_id,
  authorName: row.author_name,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

const toTeam = { team: true, contactId: null } as const;

function told(tx: TxCtx, row: NoteRow): ContactNote {
  const note = toNote(row);
  tx.emit('contact.note.saved', note, toTeam);
  return note;
}

/** What the team wrote down about a contact, the latest first. */
export async function notesOf({ db, shopId }: Ctx, contactId: string): Promise<ContactNote[]> {
  const rows = await db
    .selectFrom('contact_notes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toNote);
}

/** The same, for a screen. Throws `not_found`. */
export async function listNotes(ctx: Ctx, contactId: string): Promise<ContactNote[]> {
  return notesOf(ctx, (await findPerson(ctx, contactId)).id);
}

/** Writes a note about a contact; the same id of the same author again is the same note. Throws `not_found`. */
export function addNote(ctx: MemberCtx, ofId: string, { id, text }: { id: string; text: string }) {
  return transaction(ctx, async (tx) => {
    const { id: contactId } = await findPerson(tx, ofId);
    const { memberId } = ctx.who;
    const { full_name: author_name } = await findMember(tx, memberId);
    const written = await tx.db
      .insertInto('contact_notes')
      .values({
        shop_id: tx.shopId,
        id,
        contact_id: contactId,
        author_id: memberId,
        author_name,
        text,
        created_at: tx.services.clock.now(),
      })
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (written) return told(tx, written);
    const held = (await notesOf(tx, contactId)).find((it) => it.id === id && it.authorId === memberId);
    if (!held) throw notFound(texts.note);
    return held;
  });
}

/** A note of one's own: nobody changes what somebody else has written. */
const ownNote = (ctx: MemberCtx, id: string) =>
  sql<boolean>`shop_id = ${ctx.shopId} and id = ${id} and author_id = ${ctx.who.memberId}`;

/** Changes a note of one's own. Throws `not_found`. */
export function changeNote(ctx: MemberCtx, id: string, text: string): Promise<ContactNote> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('contact_notes')
      .set({ text, edited_at: tx.services.clock.now() })
      .where(ownNote(ctx, id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.note);
    return told(tx, row);
  });
}

/** Deletes a note of one's own. Throws `not_found`. */
export function deleteNote(ctx: MemberCtx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db.deleteFrom('contact_notes').where(ownNote(ctx, id)).returningAll().executeTakeFirst();
    if (!row) throw notFound(texts.note);
    tx.emit('contact.note.deleted', { id, contactId: row.contact_id }, toTeam);
  });
}
