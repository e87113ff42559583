import type { ConversationDetail } from '@chatty/contract/conversations';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/scheduling.ts';
import { useLogged } from '../../../../connection/live/live.tsx';
import classes from '../message.module.css';
import { ScheduledBubble } from './scheduled-bubble.tsx';
import { rereadScheduled, scheduledQuery } from './scheduled-queries.ts';

/** Reads again what an event has changed, or may have held. */
function useScheduledInStep({ id, status }: Pick<ConversationDetail, 'id' | 'status'>): void {
  const client = useQueryClient();
  useLogged(({ type, payload }) => {
    if (type === 'scheduled.changed' && payload.conversationId === id) rereadScheduled(client, id);
    const mayHold =
      (type === 'message.created' && payload.conversationId === id && payload.memberId === null) ||
      (type === 'conversation.changed' && payload.id === id && payload.status !== status);
    if (mayHold) rereadScheduled(client, id, true);
  });
}

interface ScheduledMessagesProps {
  conversation: Pick<ConversationDetail, 'id' | 'status'>;
  /** How the team calls the visitor. */
  visitor: string;
  /** Messages that stand in the thread already. */
  sent: ReadonlySet<string>;
  /** Leads to where one writes a reply. */
  onWrite(): void;
}

/** Replies that wait for their time, at the end of the thread. */
export function ScheduledMessages({ conversation, visitor, sent, onWrite }: ScheduledMessagesProps) {
  const { data, isError, refetch } = useQuery(scheduledQuery(conversation.id));
  useScheduledInStep(conversation);
  if (isError && data === undefined)
    return (
      <p className={classes.activity} role="alert">
        {texts.notLoaded}{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  const waiting = data?.filter((it) => !sent.has(it.id)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label={texts.scheduled}>
      {waiting.map((it) => (
        <ScheduledBubble key={it.id} scheduled={it} visitor={visitor} onWrite={onWrite} />
      ))}
    </section>
  );
}
