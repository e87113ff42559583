import type { TxCtx } from '../../ctx.ts';
import { writeShop } from '../shops/index.ts';
import { patched } from './merge-settings.ts';
import { toSavedSettings } from './saved-settings.ts';

/** Keeps that the team has tried its assistant, and tells the team; visitors see nothing of it. */
export async function keepTested(tx: TxCtx): Promise<void> {
  const row = await writeShop(tx, ({ widget }) => ({
    widget: JSON.stringify(patched(widget, { aiAssistantSettings: { hasTested: true } })),
  }));
  tx.emit('settings.changed', toSavedSettings(row), { team: true, contactId: null });
}
