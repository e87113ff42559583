import { sql } from 'kysely';
import type { Ctx } from '../../../../ctx.ts';

/** A source, or with an empty id all of a kind together, and how many of the assistant's answers name it. */
export interface SourceSaid {
  kind: string;
  id: string;
  answers: number;
}

/** In how many of the assistant's answers since then each source, and each kind of source, stands; the most used first. */
export async function sourcesSaid({ db, shopId }: Ctx, since: Date, most: number): Promise<SourceSaid[]> {
  const { rows } = await sql<SourceSaid>`
    select kind, coalesce(id, '') as id, count(distinct message) as answers from (
      select m.id as message, source->>'kind' as kind, source->>'id' as id
      from messages as m, jsonb_path_query(m.parts, '$[*] ? (@.type == "sources").sources[*]') as source
      where m.shop_id = ${shopId} and m.created_at >= ${since} and m.sender = 'assistant' and m.deleted_at is null
        and (m.parts @> '[{"type": "sources"}]' or m.parts @> '[{"type": "products"}]')
      union all
      select m.id, 'product', product->>'id'
      from messages as m, jsonb_path_query(m.parts, '$[*] ? (@.type == "products").products[*]') as product
      where m.shop_id = ${shopId} and m.created_at >= ${since} and m.sender = 'assistant' and m.deleted_at is null
        and (m.parts @> '[{"type": "sources"}]' or m.parts @> '[{"type": "products"}]')
    ) as said
    group by grouping sets ((kind, id), (kind))
    order by id is null desc, answers desc, kind, id
    limit ${most}`.execute(db);
  return rows.map((it) => ({ ...it, answers: Number(it.answers) }));
}
