// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, MaybeMoment, Moment, NeverLeftOut } from './columns.ts';

export interface FilesTables {
  file_uses: {
    shop_id: string;
    file_id: string;
    used_by: string;
  };
  files: {
    shop_id: string;
    id: string;
    owner_id: string;
    name: string;
    type: string;
    bytes: number;
    width: number | null;
    height: number | null;
    secret: string;
    created_at: Generated<Moment>;
    expires_at: MaybeMoment;
    /** Said with every new row: the database takes a row that does not say it for one of an earlier version, and in use. */
    attached_at: NeverLeftOut<Date | null>;
    only_used: Generated<boolean>;
    released_at: MaybeMoment;
  };
  uploads: {
    shop_id: string;
    id: string;
    secret: string;
    owner_id: string;
    begun_at: Moment;
  };
}
