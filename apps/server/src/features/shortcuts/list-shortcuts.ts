import type { Shortcut } from '@chatty/contract/shortcuts';
import type { MemberCtx } from '../../ctx.ts';
import { findFiles } from '../files/index.ts';
import { shortcutsOf, toShortcut } from './shortcut.store.ts';

/** All that a member may use, by key: as many as there may be are few enough to be searched where they are used. */
export async function listShortcuts(ctx: MemberCtx): Promise<Shortcut[]> {
  const rows = await shortcutsOf(ctx).selectAll().orderBy('key').orderBy('id').execute();
  const files = await findFiles(ctx, [...new Set(rows.flatMap((it) => it.file_ids))]);
  return rows.map((it) => toShortcut(it, files));
}
