import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { lookAt } from './tabs.ts';

/** Says that somebody looks at this conversation, while its window is the one that is used. */
export function useLooking(conversationId: string): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const [isUsed, setUsed] = useState(() => document.hasFocus());
  useWindowEvent('focus', () => setUsed(true));
  useWindowEvent('blur', () => setUsed(document.hasFocus()));
  const looks = isVisible && isUsed;
  useEffect(() => (looks ? lookAt(conversationId) : undefined), [looks, conversationId]);
}
