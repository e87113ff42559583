import { describe, expect, it } from 'vitest';
import { showFinding } from '../finding.ts';
import { checkTableOwners } from './owners.ts';

const tables = {
  path: 'apps/server/src/tables/shops.ts',
  text: 'export interface ShopsTables {\n  shops: {\n    id: string;\n  };\n}\n',
};
const found = (path: string, text: string, permitted = {}) =>
  checkTableOwners([tables, { path: `apps/server/src/${path}`, text }], permitted).map(showFinding);

const queries = [
  "db.selectFrom('shops').selectAll()",
  "db.selectFrom(['faqs', 'shops as s'])",
  "db.selectFrom('faqs').innerJoin('shops', 'a', 'b')",
  "db.updateTable('faqs').from('shops')",
  'sql`select 1 from shops where id = ${id}`',
  'sql`select 1 from faqs join "shops" on true`',
];
const changes = [
  "db.insertInto('shops').values({})",
  "db.updateTable('shops').set({})",
  "db.deleteFrom('shops')",
  'sql`update shops set id = ${id}`',
  'sql`insert into shops (id) values (${id})`',
  'sql`delete from shops`',
  "db.executeSql('delete from shops')",
];

describe('a table', () => {
  it.each(queries)('is read by its owner alone: %s', (query) => {
    expect(found('features/faqs/list-faqs.ts', query)).toEqual([
      expect.stringContaining('reads shops, which belongs to shops'),
    ]);
    expect(found('features/shops/shop.store.ts', query)).toEqual([]);
  });

  it.each(changes)('is written by its owner alone: %s', (change) => {
    expect(found('features/faqs/save-faq.ts', change)).toEqual([
      expect.stringContaining('writes shops, which belongs to shops'),
    ]);
    expect(found('features/shops/shop.store.ts', change)).toEqual([]);
  });

  it('belongs to nobody of the platform either, nor of what puts the server together', () => {
    expect(found('platform/http/who-is.ts', queries[0] ?? '')).toHaveLength(1);
    expect(found('app.ts', queries[0] ?? '')).toHaveLength(1);
  });

  it('may be filled and looked at by tests', () => {
    expect(found('features/faqs/faqs.test.ts', changes[0] ?? '')).toEqual([]);
  });

  it('may be visited as the list says, which names only visits that there are', () => {
    const reads = queries[0] ?? '';
    expect(found('features/faqs/list-faqs.ts', reads, { faqs: { reads: ['shops'] } })).toEqual([]);
    expect(found('features/faqs/list-faqs.ts', reads, { faqs: { writes: ['shops'] } })).toHaveLength(2);
    expect(found('features/faqs/list-faqs.ts', '', { faqs: { reads: ['shops'] } })).toEqual([
      expect.stringContaining('permits what nobody does: faqs reads shops'),
    ]);
  });
});
