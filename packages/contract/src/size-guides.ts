import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { mostGuideColumns, mostGuideProducts, mostGuideRows } from './limits.ts';
import { sizeGuideTexts, texts } from './texts.ts';

/** What a column measures. `other`: a size of another system, such as EU 42, told by its label and without a unit. */
export const Measure = z.enum([
  'chest',
  'waist',
  'hip',
  'inseam',
  'sleeve',
  'shoulder',
  'neck',
  'head',
  'hand',
  'height',
  'foot_length',
  'other',
]);
export type Measure = z.infer<typeof Measure>;

export const SizeUnit = z.enum(['cm', 'in']);
export type SizeUnit = z.infer<typeof SizeUnit>;

const Value = z.number().min(0).max(1_000);
/** From and to belong to it. */
export const SizeRange = z
  .object({ from: Value, to: Value })
  .refine((it) => it.from <= it.to, sizeGuideTexts.fromAfterTo);
export type SizeRange = z.infer<typeof SizeRange>;

export const SizeColumn = z.object({ measure: Measure, label: Required(40) });
export type SizeColumn = z.infer<typeof SizeColumn>;

/** A size, and for each column its range; null where it has none. */
export const SizeRow = z.object({ size: Required(20), ranges: z.array(SizeRange.nullable()).max(mostGuideColumns) });
export type SizeRow = z.infer<typeof SizeRow>;

const Names = z.array(Required(200)).max(mostGuideProducts, texts.maxItems(mostGuideProducts));

/** Which products a guide is for: all, or whatever is named here. */
export const GuideScope = z.object({
  all: z.boolean(),
  products: z
    .array(z.object({ id: z.string().min(1).max(200), title: z.string().max(300) }))
    .max(mostGuideProducts, texts.maxItems(mostGuideProducts)),
  types: Names,
  vendors: Names,
  tags: Names,
});
export type GuideScope = z.infer<typeof GuideScope>;

export const SizeGuideText = z
  .object({
    name: Required(100),
    unit: SizeUnit,
    columns: z
      .array(SizeColumn)
      .min(1, sizeGuideTexts.noColumn)
      .max(mostGuideColumns, texts.maxItems(mostGuideColumns)),
    rows: z.array(SizeRow).min(1, sizeGuideTexts.noRow).max(mostGuideRows, texts.maxItems(mostGuideRows)),
    scope: GuideScope,
    /** What is said to who is between two sizes, and to who is outside the table; empty: nothing beside the rows. */
    betweenNote: z.string().trim().max(500),
    outsideNote: Required(500),
  })
  .superRefine(({ columns, rows, scope }, ctx) => {
    const problem = (path: PropertyKey[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    rows.forEach(({ size, ranges }, at) => {
      if (ranges.length !== columns.length) problem(['rows', at, 'ranges'], texts.invalid);
      if (ranges.every((it) => it === null)) problem(['rows', at, 'ranges'], sizeGuideTexts.emptyRow(size));
      if (rows.findIndex((it) => it.size.toLowerCase() === size.toLowerCase()) < at)
        problem(['rows', at, 'size'], sizeGuideTexts.sizeTwice(size));
    });
    const { all, products, types, vendors, tags } = scope;
    if (!all && products.length + types.length + vendors.length + tags.length === 0)
      problem(['scope'], sizeGuideTexts.noScope);
  });
export type SizeGuideText = z.infer<typeof SizeGuideText>;

export const SizeGuide = z.object({
  id: Id,
  name: z.string(),
  unit: SizeUnit,
  columns: z.array(SizeColumn),
  rows: z.array(z.object({ size: z.string(), ranges: z.array(z.object({ from: Value, to: Value }).nullable()) })),
  scope: GuideScope,
  betweenNote: z.string(),
  outsideNote: z.string(),
  updatedAt: Moment,
});
export type SizeGuide = z.infer<typeof SizeGuide>;

const admin = ['admin'] as const;
const read = ['admin', 'member'] as const;

export const sizeGuides = {
  'GET /ai_assistant/size-guides': call({
    by: read,
    data: z.array(SizeGuide),
    summary: 'List the size guides by name',
  }),
  'GET /ai_assistant/size-guides/:id': call({ by: read, data: SizeGuide, summary: 'Read a size guide' }),
  'POST /ai_assistant/size-guides': call({
    by: admin,
    body: SizeGuideText.safeExtend({ id: Id }),
    data: SizeGuide,
    summary: 'Add a size guide',
  }),
  'PUT /ai_assistant/size-guides/:id': call({
    by: admin,
    body: SizeGuideText,
    data: SizeGuide,
    summary: 'Change a size guide',
  }),
  'DELETE /ai_assistant/size-guides/:id': call({
    by: admin,
    data: Done,
    summary: 'Delete a size guide; it can be restored for a day',
  }),
  'POST /ai_assistant/size-guides/:id/restore': call({
    by: admin,
    data: SizeGuide,
    summary: 'Restore a deleted size guide',
  }),
};

/** Written to the event log with the change itself. */
export const sizeGuideEvents = {
  'sizeGuide.changed': SizeGuide,
  'sizeGuide.deleted': z.object({ id: Id }),
};
