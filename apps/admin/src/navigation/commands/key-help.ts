import { create } from 'zustand';

/** Whether the help about keys is open; whoever shows it stands behind every page. */
export const useKeyHelp = create<{ opened: boolean }>(() => ({ opened: false }));

export const openKeyHelp = (): void => useKeyHelp.setState({ opened: true });
