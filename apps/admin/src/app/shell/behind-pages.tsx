import { useSound } from '../../features/conversations/sound/use-sound.ts';
import { useOutboxRunning } from '../../features/conversations/outbox/use-outbox-running.ts';
import { PushEffects } from '../../features/notifications/push/push-effects.tsx';
import { KeysEverywhere } from '../keys/keys-everywhere.tsx';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import type { PalettePages } from '../palette/use-sections.ts';
import { useDeskInStep } from '../../people/desk/use-desk-in-step.ts';
import { LogOutDialog } from './user/log-out-dialog.tsx';
import { ReceiptStand } from '../../people/receipts/receipt-stand.tsx';

/** What goes on behind every page. No first screen waits for it. */
export function BehindPages(pages: PalettePages) {
  useDeskInStep();
  useSound();
  useOutboxRunning();
  return (
    <>
      <PushEffects />
      <ReceiptStand />
      <LogOutDialog />
      <KeysEverywhere table={pages.table} />
      <PaletteKeys {...pages} />
    </>
  );
}
