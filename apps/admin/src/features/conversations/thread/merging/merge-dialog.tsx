import type { MergeTarget } from '@chatty/contract/conversation-merge';
import type { Conversation } from '@chatty/contract/conversations';
import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/merge-conversations.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { contactOf } from '../../names.ts';
import { ChooseTarget } from './choose-target.tsx';
import { ConfirmMerge } from './confirm-merge.tsx';
import { mergeTargetsQuery } from './merge-queries.ts';

interface MergeDialogProps {
  conversation: Conversation;
  opened: boolean;
  onClose(): void;
}

/** Asks where a conversation goes on, then shows both and says that it is for good. */
export function MergeDialog({ conversation, opened, onClose }: MergeDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={texts.title}
      styles={{ title: { fontSize: 16, fontWeight: 650 } }}
    >
      <Steps conversation={conversation} onClose={onClose} />
    </Modal>
  );
}

function Steps({ conversation, onClose }: Omit<MergeDialogProps, 'opened'>) {
  const [into, setInto] = useState<MergeTarget | null>(null);
  const { data, isError, error, refetch } = useQuery(mergeTargetsQuery(conversation.id));
  if (isError && !data) return <ErrorState problem={error} retry={() => void refetch()} title={texts.failedToFind} />;
  if (!data)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {texts.loading}
        </span>
        <Skeleton height={44} mb={8} />
        <Skeleton height={44} />
      </div>
    );
  if (!into) return <ChooseTarget who={contactOf(conversation).name} choices={data} choose={setInto} />;
  const from = { ...conversation, messageCount: data.messageCount };
  return <ConfirmMerge from={from} into={into} back={() => setInto(null)} onClose={onClose} />;
}
