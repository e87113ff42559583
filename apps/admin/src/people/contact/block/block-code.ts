import { later } from '../../../ui/later/later.ts';

/** What no first screen needs of blocking contacts. */
export const blockCode = later(async () => {
  const [{ BlockDialog }, { UnblockButton }] = await Promise.all([
    import('./block-dialog.tsx'),
    import('./unblock-button.tsx'),
  ]);
  return { BlockDialog, UnblockButton };
});
