import { create } from 'zustand';

/** How much waits to leave: set by whoever keeps unsent work, for the bar that says so. */
export const useQueued = create(() => 0);
