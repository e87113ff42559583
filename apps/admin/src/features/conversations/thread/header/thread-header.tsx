import type { Conversation } from '@chatty/contract/conversations';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconHandStop, IconRobot, IconRotateClockwise, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../../people/me.tsx';
import { blockCode } from '../../../../people/contact/block/block-code.ts';
import { TagChips } from '../../../../people/tags/tag-chips.tsx';
import { later } from '../../../../ui/later/later.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { useActions } from '../../actions.ts';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { useVisitorHere } from '../../live/visitors-here.ts';
import type { Passing } from '../../live/passing-state.ts';
import { DueChip } from '../../due/due-chip.tsx';
import { contactOf } from '../../names.ts';
import { membersQuery } from '../../../../people/members.ts';
import { AssignMenu } from './assign-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PriorityMenu } from './priority-menu.tsx';
import { ResolveButton } from './resolve-button.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { TagsMenu } from './tags-menu.tsx';
import classes from '../thread.module.css';

const watchers = later(() => import('./watchers.tsx'));

interface HeaderProps {
  conversation: Conversation;
  actions: ReturnType<typeof useActions>;
  backTo: string;
  looking: Passing['looking'];
  onCustomer(): void;
}

/** Who it is, whose turn it is, and what one can do about it. */
export function ThreadHeader({ conversation, actions, backTo, looking, onCustomer }: HeaderProps) {
  const { name, hue } = contactOf(conversation);
  const place = useVisitorHere(conversation.contactId);
  const { run, pending } = actions;
  const isBlocked = conversation.status === 'blocked';
  const Watchers = watchers.use(conversation.watcherIds.length > 0)?.Watchers;
  const Unblock = blockCode.use(isBlocked)?.UnblockButton;
  const busy = (what: string) => pending?.id === conversation.id && pending.do === what;
  return (
    <header className={classes.header}>
      <ActionIcon component={Link} to={backTo} className={classes.back} aria-label={texts.back}>
        <IconArrowLeft size={20} />
      </ActionIcon>
      <Avatar name={name} hue={hue} size={34} {...(place === undefined ? {} : { mark: 'online' })} />
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.state}>
          {/* Before what a narrow screen cuts off. */}
          <DueChip conversation={conversation} />
          <HandlerText conversation={conversation} />
          <TagChips tagIds={conversation.tagIds} most={3} />
          {Watchers && <Watchers ids={conversation.watcherIds} />}
          {looking.length > 0 && (
            <span className={classes.looking}>
              {looking
                .map(({ name, typing, idle }) =>
                  typing ? texts.isWriting(name) : idle ? texts.isIdle(name) : texts.isLooking(name),
                )
                .join(', ')}
            </span>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        {conversation.status === 'open' && conversation.handler !== 'person' && (
          <Button
            variant="default"
            classNames={{ section: classes.foldedIcon, label: classes.folded }}
            title={texts.takeOver}
            leftSection={<IconHandStop size={15} />}
            loading={busy('take-over')}
            onClick={() => run({ do: 'take-over', id: conversation.id })}
          >
            {texts.takeOver}
          </Button>
        )}
        {conversation.status === 'open' && conversation.handler === 'person' && (
          <Button
            variant="default"
            classNames={{ section: classes.foldedIcon, label: classes.folded }}
            title={texts.handBack}
            leftSection={<IconRobot size={15} />}
            loading={busy('hand-back')}
            onClick={() => run({ do: 'hand-back', id: conversation.id })}
          >
            {texts.handBack}
          </Button>
        )}
        {!isBlocked && <AssignMenu conversation={conversation} run={run} />}
        {isBlocked && Unblock && <Unblock contactId={conversation.contactId} />}
        {conversation.status === 'open' && (
          <ResolveButton onResolve={() => run({ do: 'resolve', id: conversation.id })} />
        )}
        {conversation.status !== 'open' && !isBlocked && (
          <Button
            leftSection={<IconRotateClockwise size={15} />}
            onClick={() => run({ do: 'reopen', id: conversation.id })}
          >
            {conversation.status === 'spam' ? texts.notSpam : texts.reopen}
          </Button>
        )}
      </div>
      <div className={classes.icons}>
        <TagsMenu conversation={conversation} run={run} />
        {!isBlocked && <SnoozeMenu conversation={conversation} run={run} />}
        <PriorityMenu conversation={conversation} run={run} />
        <MoreMenu conversation={conversation} run={run} />
        <Tooltip label={texts.customer}>
          <ActionIcon className={classes.customer} onClick={onCustomer} aria-label={texts.showCustomer}>
            <IconUserCircle size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  );
}

function HandlerText({ conversation }: { conversation: Conversation }) {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data;
  if (conversation.status === 'resolved') return <span>{texts.resolved}</span>;
  if (conversation.status === 'blocked') return <span data-tone="warn">{texts.blocked}</span>;
  if (conversation.status === 'spam') return <span data-tone="warn">{texts.spam}</span>;
  if (conversation.status === 'snoozed') {
    const until = conversation.snoozedUntil && dateAndTime(conversation.snoozedUntil);
    return <span>{until ? texts.snoozedUntil(until) : texts.snoozedUntilReply}</span>;
  }
  if (conversation.handler === 'waiting') return <span data-tone="warn">{texts.waits}</span>;
  if (conversation.handler === 'assistant') return <span>{texts.assistantAnswers}</span>;
  if (conversation.assigneeId === me) return <span>{texts.youAnswer}</span>;
  const owner = members?.find((member) => member.id === conversation.assigneeId);
  return <span>{owner ? texts.answers(owner.fullName) : texts.somebodyAnswers}</span>;
}
