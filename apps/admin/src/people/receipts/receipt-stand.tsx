import { useEffect } from 'react';
import { later } from '../../ui/later/later.ts';
import { forgetReceipt, useShownReceipt } from './shown-receipt.ts';

const receiptDialog = later(() => import('./receipt-dialog.tsx'));

/** Where a receipt is shown: above every page, for the page it was asked on may be about who is gone. */
export function ReceiptStand() {
  const { receipt, isOpen } = useShownReceipt();
  const code = receiptDialog.use(isOpen);
  // Whoever logs in next sees nothing of it.
  useEffect(() => forgetReceipt, []);
  return code && receipt && <code.ReceiptDialog key={receipt.id} receipt={receipt} opened={isOpen} />;
}
