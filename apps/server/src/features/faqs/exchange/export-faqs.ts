import { stringify } from 'csv-stringify/sync';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { faqsOf } from '../faq.store.ts';
import { guarded } from '../../../platform/csv/formula.ts';
import type { Column } from './read-entries.ts';

/** What of a FAQ goes into a file. */
export interface ExportedFaq {
  id: string;
  question: string;
  answer: string;
  category: string;
  variants: string[];
  published: boolean;
  featured: boolean;
}

interface ExportQuery {
  format: 'csv' | 'json';
  delimiter: 'comma' | 'semicolon';
  template?: boolean | undefined;
}

const { columns, yes, no } = texts.import;
const names: readonly Column[] = ['id', 'question', 'answer', 'category', 'variants', 'published', 'featured'];

/** FAQs as CSV that spreadsheets open as it is: as UTF-8, by its mark, and without any cell that they would run. */
export function csvOf(faqs: readonly ExportedFaq[], delimiter: ExportQuery['delimiter']): string {
  const rows = faqs.map((it) => {
    const cells = {
      ...it,
      variants: it.variants.join('\n'),
      published: it.published ? yes : no,
      featured: it.featured ? yes : no,
    };
    return names.map((name) => guarded(cells[name]));
  });
  const head = names.map((name) => columns[name]);
  return stringify([head, ...rows], {
    bom: true,
    delimiter: delimiter === 'comma' ? ',' : ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n,;\t"]/,
  });
}

/** FAQs as JSON that says whose it is. */
export const jsonOf = (faqs: readonly ExportedFaq[]): string =>
  `${JSON.stringify({ chatty: 'faqs', version: 1, faqs }, null, 2)}\n`;

const { example } = texts.import;
const template: ExportedFaq[] = [
  { id: '', ...example, variants: example.variants.split('\n'), published: true, featured: false },
];

/** All FAQs of the shop in their order, or one made up to be replaced, as a file. */
export async function exportFaqs(ctx: Ctx, query: ExportQuery): Promise<{ name: string; text: string }> {
  const faqs = query.template
    ? template
    : await faqsOf(ctx)
        .select(['id', 'question', 'answer', 'category', 'variants', 'published', 'featured'])
        .orderBy('position')
        .orderBy('id')
        .execute();
  const name = query.template ? texts.import.templateName : texts.import.fileName;
  const text = query.format === 'csv' ? csvOf(faqs, query.delimiter) : jsonOf(faqs);
  return { name: `${name}.${query.format}`, text };
}
