import { Center, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useLive } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { useActions } from '../actions.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { useIsIdle } from '../live/use-is-idle.ts';
import { usePassingState } from '../live/use-passing-state.ts';
import { contactOf } from '../names.ts';
import { useUnsent } from '../outbox/outbox.ts';
import { detailQuery } from '../queries.ts';
import { threadQuery } from './thread-queries.ts';
import { MessageList } from './message-list.tsx';
import { closeMissingMenu } from './header/header-menu.ts';
import { ThreadHeader } from './header/thread-header.tsx';
import classes from './thread.module.css';

interface ThreadProps {
  id: string;
  actions: ReturnType<typeof useActions>;
  composer: React.RefObject<ComposerHandle | null>;
  /** Where the back arrow of a small screen leads. */
  backTo: string;
  /** A conversation that was marked unread by hand stays so until it is opened anew. */
  keptUnread: boolean;
  onCustomer(): void;
}

/** One conversation: who and what to do about it on top, the messages, and where one writes. */
export function Thread({ id, actions, composer, backTo, keptUnread, onCustomer }: ThreadProps) {
  const client = useQueryClient();
  const detail = useQuery(detailQuery(id));
  const thread = useQuery(threadQuery(client, id));
  const passing = usePassingState(id);
  const unsent = useUnsent().filter((it) => it.conversationId === id);
  useReadMark(id, actions, keptUnread);

  const [opened, setOpened] = useState(detail.data);
  if (!opened && detail.data) setOpened(detail.data);

  const broken = [detail, thread].find((it) => it.isError && it.data === undefined);
  const isDecided = broken !== undefined || (detail.data !== undefined && thread.data !== undefined);
  // A blocked conversation has fewer menus, and one that could not be read has none.
  useEffect(() => {
    if (isDecided) closeMissingMenu(id);
  }, [isDecided, id]);
  if (broken) {
    return (
      <section className={classes.thread} aria-label={texts.conversation}>
        <Center flex={1}>
          <ErrorState problem={broken.error} retry={() => void broken.refetch()} title={texts.failedToOpen} />
        </Center>
      </section>
    );
  }
  if (!detail.data || !opened || !thread.data) return <SkeletonThread />;
  const conversation = detail.data;
  return (
    <section className={classes.thread} aria-label={texts.conversationWith(contactOf(conversation).name)}>
      <ThreadHeader
        conversation={conversation}
        actions={actions}
        backTo={backTo}
        looking={passing.looking}
        onCustomer={onCustomer}
      />
      <MessageList
        conversation={conversation}
        opened={opened}
        piece={thread.data}
        unsent={unsent}
        passing={passing}
        onWrite={() => composer.current?.write('reply')}
      />
      <Composer ref={composer} conversation={conversation} messages={thread.data.messages} looking={passing.looking} />
    </section>
  );
}

/** Says that the team has read a conversation once it is open in a window that somebody looks at. */
function useReadMark(id: string, { run }: ReturnType<typeof useActions>, keptUnread: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...detailQuery(id), notifyOnChangeProps: ['data'] });
  const { status } = useLive();
  const asked = useRef(0);
  // Who has left their desk reads nothing.
  const isIdle = useIsIdle();
  const me = useMe().member.id;
  // What the team has read the member may not have seen yet, who is told of it unless they have.
  const isWatched = data?.watcherIds.includes(me) ?? false;
  const unread = data !== undefined && (!data.isRead || data.memberReadSeq < data.lastSeq);
  const seq = data?.lastSeq ?? 0;
  const mark = useEffectEvent(() => {
    const now = client.getQueryData(detailQuery(id).queryKey);
    if (!now || keptUnread || document.visibilityState !== 'visible' || !document.hasFocus()) return;
    if (now.isRead && asked.current >= now.lastSeq) return;
    asked.current = now.lastSeq;
    run({ do: 'read', id, isRead: true });
  });
  useEffect(() => {
    if (!(unread || isWatched) || keptUnread || isIdle || status === 'offline') return;
    mark();
    const look = () => mark();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
    // A higher `seq` is a new message, and a new reason to mark.
  }, [unread, isWatched, seq, keptUnread, isIdle, status]);
}

function SkeletonThread() {
  return (
    <section className={classes.thread} aria-label={texts.conversation} aria-busy="true">
      <div className={classes.header}>
        <Skeleton height={14} width={160} />
      </div>
      <div className={classes.skeleton} aria-hidden>
        {[46, 62, 38, 70, 52].map((width, at) => (
          <Skeleton key={width} height={at % 2 ? 56 : 38} width={`${width}%`} radius={14} ml={at % 2 ? 'auto' : 0} />
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
    </section>
  );
}
