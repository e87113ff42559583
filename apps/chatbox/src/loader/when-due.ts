import type { PopupRule } from '@chatty/contract/settings/popups/popup-rules';

/** Waits until the visitor has been on the page for so long, or has scrolled so far. */
export function whenDue({ after, scroll }: PopupRule, due: () => void): void {
  const look = () => {
    if (scrollY * 100 < scroll * (document.documentElement.scrollHeight - innerHeight)) return;
    removeEventListener('scroll', look);
    due();
  };
  if (after) setTimeout(due, after * 1e3);
  else addEventListener('scroll', look);
}
