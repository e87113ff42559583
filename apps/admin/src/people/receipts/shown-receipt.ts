import type { Receipt } from '@chatty/contract/privacy';
import { create } from 'zustand';

const nothing = { receipt: null, isOpen: false };

/** The receipt that is shown. It stays on the screen when all that is about the contact has left it. */
export const useShownReceipt = create<{ receipt: Receipt | null; isOpen: boolean }>(() => nothing);

export const showReceipt = (receipt: Receipt): void => useShownReceipt.setState({ receipt, isOpen: true });

export const closeReceipt = (): void => useShownReceipt.setState({ isOpen: false });

export const forgetReceipt = (): void => useShownReceipt.setState(nothing);
