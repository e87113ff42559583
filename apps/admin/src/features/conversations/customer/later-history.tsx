import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/contact-history.ts';
import { Section } from '../../../people/contact/section.tsx';
import { later } from '../../../ui/later/later.ts';
import { useDrawn } from '../../../ui/later/use-drawn.ts';
import { threadQuery } from '../thread/thread-queries.ts';

const historyCode = later(() => import('./history-sections.tsx'));

/** What was before with a contact, once the thread that one came for stands: opening it costs nothing more. */
export function LaterHistory(props: { contact: ContactProfile; conversationId: string }) {
  const isRead = useQuery(threadQuery(useQueryClient(), props.conversationId)).isFetched;
  const isTime = useDrawn(isRead);
  const code = historyCode.use(isTime);
  if (isTime && code) return <code.HistorySections {...props} />;
  return (
    <Section title={texts.others}>
      <Skeleton height={12} aria-busy />
    </Section>
  );
}
