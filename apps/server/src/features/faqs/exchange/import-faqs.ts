import type { ImportPreview } from '@chatty/contract/faqs';
import { faqImportMaxBytes } from '@chatty/contract/limits';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { gatherBody } from '../../../platform/http/bodies/gather-body.ts';
import { Problem } from '../../../platform/problem.ts';
import { cleanAnswer } from '../answers/clean-answer.ts';
import { type FaqRow, faqsOf } from '../faq.store.ts';
import { faqSaved } from '../faqs.events.ts';
import { keepImages } from '../answers/keep-images.ts';
import { mostFaqs, oneAddsAtATime } from '../room-for-faqs.ts';
import { markOf, type Planned, planImport, rowsOf } from './plan-import.ts';
import { type Entries, readEntries } from './read-entries.ts';

const readFile = async (body: AsyncIterable<Uint8Array>): Promise<Entries> =>
  readEntries(await gatherBody(body, faqImportMaxBytes, texts.import.tooLarge(faqImportMaxBytes >> 20)));

const rowOf = (ctx: Ctx, it: Planned & { kind: 'create' | 'change' }, position: number): FaqRow => {
  const now = ctx.services.clock.now();
  const made = it.before ?? { shop_id: ctx.shopId, id: it.id, position, created_at: now, deleted_at: null };
  return { ...made, ...it.written, updated_at: now };
};

/** Thrown to take back what was only tried. */
class TakenBack extends Error {}

/** The plan, in which an answer is refused, too, that shows pictures of others: that is known once they were asked for. */
async function withImages(ctx: Ctx, plan: Planned[]): Promise<Planned[]> {
  const result: Planned[] = [];
  for (const it of plan) {
    if (it.kind === 'refused' || it.kind === 'same' || !it.written.answer.includes('/files/')) {
      result.push(it);
      continue;
    }
    const tried = await transaction(ctx, async (tx) => {
      await keepImages(tx, it.before, rowOf(tx, { ...it, kind: it.kind as 'create' }, 0));
      throw new TakenBack();
    }).catch((problem: unknown) => problem);
    if (tried instanceof TakenBack) result.push(it);
    else if (tried instanceof Problem) {
      result.push({ line: it.line, question: it.question, kind: 'refused', reason: tried.message });
    } else throw tried;
  }
  return result;
}

async function planOfFile(ctx: Ctx, { entries }: Entries, existing: readonly FaqRow[]): Promise<Planned[]> {
  return planImport(entries, {
    existing,
    most: await mostFaqs(ctx),
    clean: (html) => cleanAnswer(ctx.services.config.APP_URL, html),
  });
}

/** What the import of a file would do. Writes nothing. Throws `bad_input` for a file that is none of FAQs. */
export async function checkImport(ctx: Ctx, body: AsyncIterable<Uint8Array>): Promise<ImportPreview> {
  const file = await readFile(body);
  const existing = await faqsOf(ctx).selectAll().orderBy('position').execute();
  const plan = await withImages(ctx, await planOfFile(ctx, file, existing));
  return { rows: rowsOf(plan), ignored: file.ignored, mark: markOf(plan) };
}

const rowsAtOnce = 100;

async function write(tx: TxCtx, plan: readonly Planned[], last: number): Promise<void> {
  const changes = plan.filter((it) => it.kind === 'create' || it.kind === 'change') as (Planned & {
    kind: 'create' | 'change';
  })[];
  const rows = changes.map((it, at) => ({ row: rowOf(tx, it, last + 1 + at), before: it.before }));
  const added = rows
    .filter((it) => it.before === null)
    .map(({ row }) => ({ ...row, variants: JSON.stringify(row.variants) }));
  for (let at = 0; at < added.length; at += rowsAtOnce) {
    await tx.db
      .insertInto('faqs')
      .values(added.slice(at, at + rowsAtOnce))
      .execute();
  }
  for (const { row, before } of rows) {
    if (before) {
      const { shop_id, id, created_at: _, deleted_at: __, position: ___, ...columns } = row;
      await tx.db
        .updateTable('faqs')
        .set({ ...columns, variants: JSON.stringify(columns.variants) })
        .where('shop_id', '=', shop_id)
        .where('id', '=', id)
        .execute();
    }
    await keepImages(tx, before, row);
    await tx.raise(faqSaved, { faqId: row.id });
  }
}

/**
 * Imports a file as its preview said, all of it or nothing. Throws `conflict` when the outcome would be another one by
 * now, and `bad_input` when entries are refused.
 */
export async function importFaqs(
  ctx: Ctx,
  mark: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ created: number; changed: number }> {
  const file = await readFile(body);
  return transaction(ctx, async (tx) => {
    // One after the other: who comes second finds what the first has written, also where there was nothing to lock.
    await oneAddsAtATime(tx);
    const existing = await faqsOf(tx).selectAll().orderBy('position').forUpdate().execute();
    const plan = await planOfFile(tx, file, existing);
    const count = (kind: Planned['kind']) => plan.filter((it) => it.kind === kind).length;
    if (count('refused') > 0) throw new Problem('bad_input', texts.import.refused);
    if (markOf(plan) !== mark) throw new Problem('conflict', texts.import.changedMeanwhile);
    const { last } = await tx.db
      .selectFrom('faqs')
      .select((q) => q.fn.coalesce(q.fn.max('position'), q.val(0)).as('last'))
      .where('shop_id', '=', tx.shopId)
      .executeTakeFirstOrThrow();
    await write(tx, plan, Number(last));
    tx.emit('faqs.imported', {}, { team: true, contactId: null });
    return { created: count('create'), changed: count('change') };
  });
}
