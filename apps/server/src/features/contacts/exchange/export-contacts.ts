import { type ContactField, shownFields } from '@chatty/contract/contact-fields';
import { type ContactQuery, mostCounted } from '@chatty/contract/contact-list';
import { type Contact, neverSeen } from '@chatty/contract/contacts';
import { texts } from '#texts/contacts.ts';
import type { Ctx } from '../../../ctx.ts';
import { writeRows } from '../../../platform/csv/write-rows.ts';
import { listTags } from '../../tags/index.ts';
import { type ContactRow, toContact } from '../contact.store.ts';
import { listFields } from '../fields/contact-field.store.ts';
import { countUpTo, readPiece } from '../list/list-contacts.ts';

const { columns, name } = texts.file;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** Small enough that no part is long in coming, large enough that a hundred thousand are a few hundred parts. */
const pieceSize = 500;

type Listed = Contact & Record<'tags' | 'spentAmount' | 'currency', string>;

function listed(row: ContactRow, tags: ReadonlyMap<string, string>): Listed {
  const contact = toContact(row);
  const lastSeenAt = contact.lastSeenAt === neverSeen ? '' : contact.lastSeenAt;
  const bought = { spentAmount: contact.spent?.amount ?? '', currency: contact.spent?.currency ?? '' };
  return { ...contact, ...bought, lastSeenAt, tags: contact.tagIds.flatMap((id) => tags.get(id) ?? []).join(', ') };
}

/** Contacts as lines of CSV, with the shop's own fields last; `first` begins the file. */
function linesOf(contacts: readonly Listed[], fields: readonly ContactField[], first: boolean): string {
  const head = [...names.map((it) => columns[it]), ...fields.map((it) => it.name)];
  const rows = contacts.map((it) => [
    ...names.map((column) => String(it[column] ?? '')),
    ...fields.map(({ id }) => it.fieldValues[id] ?? ''),
  ]);
  return writeRows(first ? [head, ...rows] : rows, { first });
}

const fileName = (ctx: Ctx) => `${name}-${ctx.services.clock.now().toISOString().slice(0, 10)}.csv`;

async function fileOf(ctx: Ctx, rows: readonly ContactRow[], isFirst: boolean): Promise<string> {
  const tags = new Map((await listTags(ctx)).map((it) => [it.id, it.name]));
  return linesOf(
    rows.map((row) => listed(row, tags)),
    shownFields(await listFields(ctx)),
    isFirst,
  );
}

/** Contacts that were chosen, as a file; those that are gone, or were merged into others, are left out. */
export async function exportChosen(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('contacts')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', 'in', [...ids])
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { name: fileName(ctx), text: await fileOf(ctx, rows, true), count: rows.length };
}

/**
 * The contacts that match, in parts that make a file of CSV one behind the other. They stand in the order in which they
 * came, which does not change meanwhile: nobody is left out or told twice. Throws `bad_input`.
 */
export async function exportPiece(ctx: Ctx, asked: Omit<ContactQuery, 'sort' | 'limit'>) {
  const query: ContactQuery = { ...asked, sort: 'newest', limit: pieceSize };
  const { rows, cursor } = await readPiece(ctx, query);
  const isFirst = query.cursor === undefined;
  const total = isFirst && cursor !== null ? await countUpTo(ctx, query) : rows.length;
  return {
    name: fileName(ctx),
    text: await fileOf(ctx, rows, isFirst),
    count: rows.length,
    total: isFirst ? Math.min(total, mostCounted + 1) : null,
    cursor,
  };
}
