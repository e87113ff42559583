import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { useVisitorHere } from './visitors-here.ts';

/** What a screen is told of the page that a visitor looks at. */
export function seenHere(contactId: string): ReturnType<typeof useVisitorHere> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let seen: ReturnType<typeof useVisitorHere>;
  function Screen({ show }: { show(it: typeof seen): void }) {
    show(useVisitorHere(contactId));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Screen, { show: (it) => void (seen = it) })));
  act(() => root.unmount());
  vi.unstubAllGlobals();
  return seen;
}
