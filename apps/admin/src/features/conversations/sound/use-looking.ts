import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { lookAt } from './tabs.ts';

/** Whether this page is seen, and its window the one that is used. */
export function useIsLooking(): boolean {
  const isVisible = useDocumentVisibility() === 'visible';
  const [isUsed, setUsed] = useState(() => document.hasFocus());
  useWindowEvent('focus', () => setUsed(true));
  useWindowEvent('blur', () => setUsed(document.hasFocus()));
  return isVisible && isUsed;
}

/** Says to this browser's other tabs that somebody looks at this conversation. */
export function useLooking(conversationId: string): void {
  const looks = useIsLooking();
  useEffect(() => (looks ? lookAt(conversationId) : undefined), [looks, conversationId]);
}
