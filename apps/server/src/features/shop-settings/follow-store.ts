import type { TxCtx } from '../../ctx.ts';
import { lockShop, settingsOf, writeShop } from '../shops/index.ts';
import { settingsChanged } from './saved-settings.ts';

/** The shop's hours are where the store is, unless the team has set them elsewhere. */
export async function followStore(tx: TxCtx, { from, to }: { from: string; to: string }): Promise<void> {
  const shop = await lockShop(tx);
  const before = settingsOf(shop);
  if (before.timeZone !== from) return;
  const row = await writeShop(tx, ({ widget }) => ({ widget: JSON.stringify({ ...widget, timeZone: to }) }));
  await settingsChanged(tx, before, row);
}
