import type { Conversation } from '@chatty/contract/conversations';
import { Menu } from '@mantine/core';
import {
  IconAlertOctagon,
  IconArrowBackUp,
  IconArrowMerge,
  IconBan,
  IconEye,
  IconEyeOff,
  IconMailForward,
  IconMailOpened,
  IconRobot,
  IconRobotOff,
  IconShoppingBag,
  IconUserPlus,
} from '@tabler/icons-react';
import { texts } from '#texts/conversation-more.ts';
import { useChangeDesk } from '../../../../people/desk/change-desk.ts';
import { useMe } from '../../../../people/me.tsx';
import type { useActions } from '../../actions.ts';
import { useAssistantHere } from '../../acts/use-assistant-here.ts';
import { useTranscript } from './use-transcript.ts';

export interface MoreProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
  onBlock(): void;
  onMerge(): void;
}

/** The items of the menu with what is done less often. */
export function MoreItems({ conversation, run, onBlock, onMerge }: MoreProps) {
  const { member, desk } = useMe();
  const me = member.id;
  const isWatching = conversation.watcherIds.includes(me);
  const changeDesk = useChangeDesk();
  const transcript = useTranscript();
  const assistant = useAssistantHere();
  return (
    <>
      <Menu.Item
        leftSection={<IconMailOpened size={16} />}
        onClick={() => run({ do: 'read', id: conversation.id, isRead: false })}
      >
        {texts.markUnread}
      </Menu.Item>
      {conversation.assigneeId !== me && conversation.status !== 'blocked' && (
        <Menu.Item
          leftSection={<IconUserPlus size={16} />}
          onClick={() => run({ do: 'assign', id: conversation.id, memberId: me })}
        >
          {texts.assignToMe}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={isWatching ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        onClick={() => run({ do: 'watch', id: conversation.id, on: !isWatching })}
      >
        {isWatching ? texts.stopWatching : texts.watch}
      </Menu.Item>
      {conversation.status === 'open' && conversation.handler === 'person' && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={16} />}
          onClick={() => run({ do: 'hand-back', id: conversation.id })}
        >
          {texts.handBack}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={conversation.isAssistantOff ? <IconRobot size={16} /> : <IconRobotOff size={16} />}
        disabled={assistant.isPending}
        onClick={() => assistant.mutate({ id: conversation.id, isOn: conversation.isAssistantOff })}
      >
        {conversation.isAssistantOff ? texts.startAssistant : texts.stopAssistant}
      </Menu.Item>
      {conversation.status !== 'spam' && conversation.status !== 'blocked' && (
        <Menu.Item leftSection={<IconArrowMerge size={16} />} onClick={onMerge}>
          {texts.merge}
        </Menu.Item>
      )}
      {conversation.status !== 'spam' && conversation.status !== 'blocked' && (
        <Menu.Item
          leftSection={<IconAlertOctagon size={16} />}
          onClick={() => run({ do: 'spam', id: conversation.id })}
        >
          {texts.markSpam}
        </Menu.Item>
      )}
      {conversation.status !== 'blocked' && (
        <Menu.Item leftSection={<IconBan size={16} />} onClick={onBlock}>
          {texts.block}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconShoppingBag size={16} />} onClick={() => changeDesk({ showTrail: !desk.showTrail })}>
        {desk.showTrail ? texts.hideTrail : texts.showTrail}
      </Menu.Item>
      {conversation.contactEmail !== null && (
        <Menu.Item
          leftSection={<IconMailForward size={16} />}
          disabled={transcript.isPending}
          onClick={() => transcript.mutate(conversation.id)}
        >
          {texts.sendTranscript}
        </Menu.Item>
      )}
    </>
  );
}
