import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '#texts/contact-history.ts';
import { Section } from '../../../people/contact/section.tsx';
import { later } from '../../../ui/later/later.ts';
import { threadQuery } from '../thread/thread-queries.ts';

const historyCode = later(() => import('./history-sections.tsx'));

/** Whether a thread has been read, or could not be, and its frame is drawn. */
function useAfterThread(conversationId: string): boolean {
  const isRead = useQuery(threadQuery(useQueryClient(), conversationId)).isFetched;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame comes after this callback, and the timer after the frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRead]);
  return isDrawn;
}

/** What was before with a contact, once the thread that one came for stands: opening it costs nothing more. */
export function LaterHistory(props: { contact: ContactProfile; conversationId: string }) {
  const isTime = useAfterThread(props.conversationId);
  const code = historyCode.use(isTime);
  if (isTime && code) return <code.HistorySections {...props} />;
  return (
    <Section title={texts.others}>
      <Skeleton height={12} aria-busy />
    </Section>
  );
}
