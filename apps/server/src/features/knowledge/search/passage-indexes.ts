import { sql } from 'kysely';
import type { Language } from '../../../language/languages.ts';
import { languageOfShop, localeOfShop } from '../../shops/index.ts';
import { createShopIndexes, vectorsOf } from '../../retrieval/index.ts';
import { embeddedBy } from '../passages/passage-units.ts';
import { usedPassagesOf } from '../passages/used-passages.ts';
import { createKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';

interface IndexedRow {
  id: string;
  version: number;
  kind: string;
  title: string;
  text: string;
  variants: string[];
  productId: string | null;
  language: Language;
  embeddings: Float32Array[];
}

/** The passage index of a shop, in this process. Words are there with the passage, embeddings as soon as they are made. */
export const passageIndexOf = createShopIndexes<KnowledgeIndex, IndexedRow>({
  name: 'passages',
  code: [import.meta.dirname],
  create: createKnowledgeIndex,
  put: (index, { version, ...passage }) => index.put(passage),
  async state(ctx) {
    const row = await ctx.db
      .selectFrom('knowledge_versions')
      .select(['version', localeOfShop])
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirst();
    return { version: row?.version ?? 0, basis: `${embeddedBy(ctx.services.embedder)} ${row?.primary_locale}` };
  },
  async changed(ctx, after, limit) {
    const { embedder } = ctx.services;
    const name = embeddedBy(embedder);
    const rows = await usedPassagesOf(ctx)
      .select([
        'id',
        'version',
        'kind',
        'title',
        'text',
        'variants',
        'product_id as productId',
        'embedder',
        'embeddings',
      ])
      .select(localeOfShop)
      .where(sql<boolean>`(version, id) > (${after.version}, ${after.id})`)
      .orderBy('version')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ embedder: by, embeddings, primary_locale, ...row }) => ({
      ...row,
      language: languageOfShop({ primary_locale }),
      embeddings: by === name ? vectorsOf(embeddings, embedder.dimensions) : [],
    }));
  },
  count: async (ctx) =>
    (
      await usedPassagesOf(ctx)
        .select((q) => q.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ids: async (ctx) => (await usedPassagesOf(ctx).select('id').execute()).map((it) => it.id),
});
