import type { CatalogTables } from '../../tables/catalog.ts';
import { defineTraces } from '../../traces.ts';

export const catalogTraces = defineTraces<CatalogTables>({
  about: { knowledge_versions: 'nobody', products: 'nobody', switched_off_products: 'nobody', syncs: 'nobody' },
});
