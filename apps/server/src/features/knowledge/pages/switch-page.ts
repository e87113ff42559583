import type { KnownPage } from '@chatty/contract/data-sources';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { switchSource, type Switched } from '../passages/switch-source.ts';
import { findKnownPage } from './known-pages.ts';

/** Says whether the assistant uses a page of the store, or a passage of it. Throws `not_found`. */
export function switchPage(ctx: Ctx, id: string, switched: Switched): Promise<KnownPage> {
  return transaction(ctx, async (tx) => {
    const { kind } = await findKnownPage(tx, id);
    await switchSource(tx, { kind, id }, switched);
    const page = await findKnownPage(tx, id);
    tx.emit('page.switched', page, { team: true, contactId: null });
    return page;
  });
}
