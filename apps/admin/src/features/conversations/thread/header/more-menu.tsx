import type { Conversation } from '@chatty/contract/conversations';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconMailForward, IconMailOpened, IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../../connection/api.ts';
import { useMe } from '../../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import type { useActions } from '../../actions.ts';

interface MoreMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

/** What is done less often. */
export function MoreMenu({ conversation, run }: MoreMenuProps) {
  const me = useMe().member.id;
  const transcript = useMutation({
    mutationFn: () => api('POST /conversations/:id/transcript', { params: { id: conversation.id } }),
    onSuccess: ({ data }) => toastDone(texts.transcriptSent(data.to)),
    onError: (problem) => toastFailure(problem, texts.transcriptFailed),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={texts.more}>
          <IconDots size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMailOpened size={16} />}
          onClick={() => run({ do: 'read', id: conversation.id, isRead: false })}
        >
          {texts.markUnread}
        </Menu.Item>
        {conversation.assigneeId !== me && (
          <Menu.Item
            leftSection={<IconUserPlus size={16} />}
            onClick={() => run({ do: 'assign', id: conversation.id, memberId: me })}
          >
            {texts.assignToMe}
          </Menu.Item>
        )}
        {conversation.status === 'open' && conversation.handler === 'person' && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => run({ do: 'hand-back', id: conversation.id })}
          >
            {texts.handBackLong}
          </Menu.Item>
        )}
        {conversation.contactEmail !== null && (
          <Menu.Item
            leftSection={<IconMailForward size={16} />}
            disabled={transcript.isPending}
            onClick={() => transcript.mutate()}
          >
            {texts.sendTranscript}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
