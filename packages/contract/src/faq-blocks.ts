import { z } from 'zod';
import { bare } from './bare.ts';
import { call } from './call.ts';
import {
  blockColorSources,
  blockLayouts,
  blockPlaceMaxChars,
  blockPlaces,
  blockSources,
  mostBlockCategories,
  mostBlockCollections,
  mostBlockFaqs,
  mostBlockPages,
  mostBlockProducts,
} from './faq-block-options.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { faqCategoryMaxChars } from './limits.ts';
import { Between, Color, Line } from './settings/fields.ts';
import { faqBlockTexts, texts } from './texts.ts';

/** A path of the store; the theme can compare no more than its beginning, so `*` stands at the end or nowhere. */
const PagePath = z
  .string()
  .trim()
  .max(120, texts.maxChars(120))
  .regex(/^\/[^\s*?#<>"'\\]*\*?$/u, faqBlockTexts.path);

/** As the store writes it in the address of a collection. */
const Handle = z.string().regex(/^[\p{L}\p{N}_-]{1,100}$/u, faqBlockTexts.collection);

const List = <S extends z.ZodType>(item: S, most: number) => z.array(item).max(most, texts.maxItems(most)).default([]);

/** What every block is given. */
const given = {
  /** What the team calls it; visitors never see it. */
  name: Required(80),
  source: z.enum(blockSources),
  place: z.enum(blockPlaces),
};

/** What stands at its default until somebody sets it. */
const set = {
  title: Line(120).default(''),
  description: Line(300).default(''),
  /** In the order in which they are shown. */
  faqIds: List(Id, mostBlockFaqs),
  categories: List(Line(faqCategoryMaxChars).min(1), mostBlockCategories),
  /** The store's own numbers of products. */
  productIds: List(z.string().regex(/^\d{1,20}$/), mostBlockProducts),
  collectionHandles: List(Handle, mostBlockCollections),
  pagePaths: List(PagePath, mostBlockPages),
  layout: z.enum(blockLayouts).default('accordion'),
  colorSource: z.enum(blockColorSources).default('theme'),
  textColor: Color.default('#1f2430'),
  backgroundColor: Color.default('#ffffff'),
  accentColor: Color.default('#1a5c4c'),
  isFirstOpen: z.boolean().default(false),
  mostShown: Between({ min: 1, max: mostBlockFaqs }).default(10),
  /** Below the answers, a way into the chat. */
  isShowAsk: z.boolean().default(true),
  isActive: z.boolean().default(true),
};

const fields = z.object({ ...given, ...set });

const listOf = { picked: 'faqIds', categories: 'categories' } as const;
const listIn = { products: 'productIds', collections: 'collectionHandles', pages: 'pagePaths' } as const;

/** A block as it is typed: what it says of its FAQs and of its places must name some. */
export const FaqBlockDraft = fields.superRefine((block, ctx) => {
  const need = (field: keyof typeof block) => {
    const list = block[field];
    if (Array.isArray(list) && list.length === 0) {
      ctx.addIssue({ code: 'custom', message: texts.required, path: [field] });
    }
  };
  for (const field of ['collectionHandles', 'pagePaths'] as const) {
    const length = block[field].reduce((sum, it) => sum + encodeURI(it).length, 0);
    if (length > blockPlaceMaxChars)
      ctx.addIssue({ code: 'custom', message: faqBlockTexts.tooLongTogether, path: [field] });
  }
  if (block.source !== 'featured') need(listOf[block.source]);
  if (block.place !== 'manual' && block.place !== 'allProducts') need(listIn[block.place]);
});
export type FaqBlockDraft = z.infer<typeof FaqBlockDraft>;

/**
 * A block as it is saved. `from` is what stood in its fields when whoever saves read them: one that is given as it was read
 * stays as others have changed it; where somebody has changed one to something else meanwhile, nothing is saved and
 * `conflict` names the field.
 */
export const FaqBlockChange = FaqBlockDraft.safeExtend({
  from: z
    .object({ ...given, ...bare(set) })
    .partial()
    .optional(),
});
export type FaqBlockChange = z.infer<typeof FaqBlockChange>;

export const FaqBlock = fields.extend({ id: Id, updatedAt: Moment });
export type FaqBlock = z.infer<typeof FaqBlock>;

/** What a block can be shown beside: found by a name, or told again by what is stored of it. */
const Choice = z.object({ id: z.string(), title: z.string(), imageUrl: z.string().nullable() });

/** The store's own id is what Shopify's picker knows a collection by. */
const CollectionChoice = z.object({ id: z.string(), handle: z.string(), title: z.string() });

export const faqBlocks = {
  'GET /faq-blocks': call({
    by: ['admin'],
    data: z.object({
      blocks: z.array(FaqBlock),
      /** The store's theme editor, which adds our block; null where the store runs without Shopify. */
      themeEditor: z.string().nullable(),
    }),
    summary: 'List the FAQ blocks by name',
  }),
  'GET /faq-blocks/:id': call({ by: ['admin'], data: FaqBlock, summary: 'Read an FAQ block' }),
  'POST /faq-blocks': call({
    by: ['admin'],
    body: FaqBlockDraft.safeExtend({ id: Id }),
    data: FaqBlock,
    perMinute: 60,
    summary: 'Add an FAQ block',
  }),
  'PUT /faq-blocks/:id': call({
    by: ['admin'],
    body: FaqBlockChange,
    data: FaqBlock,
    perMinute: 60,
    summary: 'Change an FAQ block',
  }),
  'DELETE /faq-blocks/:id': call({ by: ['admin'], data: Done, summary: 'Delete an FAQ block' }),
  'POST /faq-blocks/preview': call({
    by: ['admin'],
    body: FaqBlockDraft,
    data: z.object({
      /** The markup that the store would show. */
      html: z.string(),
      /** How many published FAQs it names, and how many of them are shown. */
      found: z.number().int(),
      shown: z.number().int(),
      /** The answers are too long for all of them. */
      isCut: z.boolean(),
    }),
    perMinute: 240,
    summary: 'What an FAQ block shows in the store',
  }),
  'GET /faq-blocks/products': call({
    by: ['admin'],
    query: z.object({
      search: z.string().trim().max(200).optional(),
      /** The numbers of products, with commas between them. */
      ids: z
        .string()
        .max(mostBlockProducts * 21)
        .regex(/^\d{1,20}(?:,\d{1,20}){0,99}$/)
        .optional(),
    }),
    data: z.array(Choice),
    perMinute: 240,
    summary: 'Products by the beginning of their words, or by their numbers',
  }),
  'GET /faq-blocks/collections': call({
    by: ['admin'],
    query: z.object({
      search: z.string().trim().max(200).optional(),
      /** With commas between them. */
      handles: z
        .string()
        .max(mostBlockCollections * 101)
        .regex(/^[\p{L}\p{N}_-]{1,100}(?:,[\p{L}\p{N}_-]{1,100}){0,49}$/u)
        .optional(),
    }),
    data: z.array(CollectionChoice),
    perMinute: 240,
    summary: 'Collections of the store by the beginning of the words of their titles, or by their handles',
  }),
};

/** Written to the event log with the change itself. */
export const faqBlockEvents = { 'faqBlock.changed': FaqBlock, 'faqBlock.deleted': z.object({ id: Id }) };
