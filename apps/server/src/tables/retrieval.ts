// Made from the migrations by `npm run tables`: change those, not this.
import type { Moment } from './columns.ts';

export interface RetrievalTables {
  index_snapshots: {
    shop_id: string;
    name: string;
    version: number;
    basis: string;
    file_key: string;
    byte_size: number;
    content_hash: string;
    made_at: Moment;
  };
}
