import { sql } from 'kysely';
import type { Services } from '../../../ctx.ts';

/** Which of these shops have the app: for one that has uninstalled it, work ends. */
export async function installedShops({ db }: Services, shopIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('shops')
    .select('id')
    .where(
      sql<boolean>`id in (select it::uuid from jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb) as it)`,
    )
    .where('uninstalled_at', 'is', null)
    .execute();
  return new Set(rows.map((it) => it.id));
}

/** Shops that have the app, and whose suggestions were never rehearsed. */
export async function unrehearsedShops({ db }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom('shops')
    .select('id')
    .where('uninstalled_at', 'is', null)
    .where(sql<boolean>`rehearsed = '[]'`)
    .execute();
  return rows.map((it) => it.id);
}

/** Shops that have the app, and want conversations resolved after a silence. */
export async function shopsThatAutoResolve({ db }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom('shops')
    .select('id')
    .where('uninstalled_at', 'is', null)
    .where(sql<boolean>`widget ->> 'onAutoResolve' = 'true'`)
    .execute();
  return rows.map((it) => it.id);
}
