import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { productsOf } from '../product.store.ts';

const most = 20;
/** As the theme knows a product: the number at the end of its id. */
const number = sql<string>`substring(products.id from '[0-9]+$')`;

interface Wanted {
  search: string;
  /** The store's numbers; without them those that the search finds. */
  ids?: string[] | undefined;
}

/** Products to choose from: those of these numbers, or the first by name whose name holds the words. */
export async function listProductChoices(
  ctx: Ctx,
  { search, ids }: Wanted,
): Promise<{ id: string; title: string; imageUrl: string | null }[]> {
  let query = productsOf(ctx)
    .select([number.as('id'), 'title', 'image_url as imageUrl'])
    .orderBy('title')
    .orderBy('products.id');
  if (ids) query = query.where(number, 'in', ids);
  else query = query.where('title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`).limit(most);
  return query.execute();
}
