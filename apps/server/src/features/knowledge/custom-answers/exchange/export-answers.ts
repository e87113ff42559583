import { stringify } from 'csv-stringify/sync';
import { texts } from '#texts/answer-exchange.ts';
import type { Ctx } from '../../../../ctx.ts';
import { guarded } from '../../../../platform/csv/formula.ts';
import { customAnswersOf } from '../custom-answer.store.ts';
import type { Column } from './read-answer-file.ts';

interface ExportQuery {
  delimiter: 'comma' | 'semicolon';
  template?: boolean | undefined;
  cursor?: string | undefined;
}

const answersAtOnce = 500;
const names = Object.keys(texts.columns) as Column[];

/** Rows as CSV that spreadsheets open as it is, without any cell that they would run; the first part names the columns. */
function csvOf(rows: readonly Record<Column, string>[], delimiter: ExportQuery['delimiter'], first: boolean): string {
  const cells = rows.map((it) => names.map((name) => guarded(it[name])));
  const head = first ? [names.map((it) => texts.columns[it])] : [];
  return stringify([...head, ...cells], {
    bom: first,
    delimiter: delimiter === 'comma' ? ',' : ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n,;\t"]/,
  });
}

/** A part of the custom answers as a file, or an example to be replaced. */
export async function exportAnswers(ctx: Ctx, { delimiter, template, cursor }: ExportQuery) {
  if (template) {
    const text = csvOf([{ id: '', ...texts.example }], delimiter, true);
    return { name: texts.templateName, text, total: 1, count: 1, cursor: null };
  }
  let asked = customAnswersOf(ctx).select(['id', 'question', 'answer', 'variants']);
  if (cursor) asked = asked.where('id', '>', cursor);
  const rows = await asked
    .orderBy('id')
    .limit(answersAtOnce + 1)
    .execute();
  const part = rows.slice(0, answersAtOnce);
  return {
    name: texts.fileName,
    text: csvOf(
      part.map((it) => ({ ...it, variants: it.variants.join('\n') })),
      delimiter,
      cursor === undefined,
    ),
    total: cursor ? null : await countGeneral(ctx),
    count: part.length,
    cursor: rows.length > answersAtOnce ? (part.at(-1)?.id ?? null) : null,
  };
}

/** Those that are of no product: a file says of none which one it is. */
async function countGeneral(ctx: Ctx): Promise<number> {
  const { count } = await customAnswersOf(ctx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
