/** Receipts of what was deleted. */
export const texts = {
  thisReceipt: 'This receipt',
};
