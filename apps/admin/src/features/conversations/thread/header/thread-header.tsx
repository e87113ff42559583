import type { Conversation } from '@chatty/contract/conversations';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconCheck,
  IconDots,
  IconHandStop,
  IconMailOpened,
  IconRobot,
  IconRotateClockwise,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../../people/me.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { useActions } from '../../actions.ts';
import { useVisitorHere } from '../../live/visitors-here.ts';
import type { Passing } from '../../live/passing-state.ts';
import { contactOf } from '../../names.ts';
import { membersQuery } from '../../../../people/members.ts';
import { AssignMenu } from './assign-menu.tsx';
import classes from '../thread.module.css';

interface HeaderProps {
  conversation: Conversation;
  actions: ReturnType<typeof useActions>;
  backTo: string;
  looking: Passing['looking'];
  onCustomer(): void;
}

/** Who it is, whose turn it is, and what one can do about it. */
export function ThreadHeader({ conversation: it, actions, backTo, looking, onCustomer }: HeaderProps) {
  const { name, hue } = contactOf(it);
  const place = useVisitorHere(it.contactId);
  const { run, pending } = actions;
  const busy = (what: string) => pending?.id === it.id && pending.do === what;
  return (
    <header className={classes.header}>
      <ActionIcon component={Link} to={backTo} className={classes.back} aria-label={texts.back}>
        <IconArrowLeft size={20} />
      </ActionIcon>
      <Avatar name={name} hue={hue} size={34} {...(place === undefined ? {} : { mark: 'online' })} />
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.state}>
          <HandlerText conversation={it} />
          {looking.length > 0 && (
            <span className={classes.looking}>
              {looking
                .map((other) => (other.typing ? texts.isWriting(other.name) : texts.isLooking(other.name)))
                .join(', ')}
            </span>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        {it.status === 'open' && it.handler !== 'person' && (
          <Button
            variant="default"
            leftSection={<IconHandStop size={15} />}
            loading={busy('take-over')}
            onClick={() => run({ do: 'take-over', id: it.id })}
          >
            {texts.takeOver}
          </Button>
        )}
        {it.status === 'open' && it.handler === 'person' && (
          <Button
            variant="default"
            leftSection={<IconRobot size={15} />}
            loading={busy('hand-back')}
            onClick={() => run({ do: 'hand-back', id: it.id })}
          >
            {texts.handBack}
          </Button>
        )}
        <AssignMenu conversation={it} run={run} />
        {it.status === 'open' ? (
          <Button leftSection={<IconCheck size={15} />} onClick={() => run({ do: 'resolve', id: it.id })}>
            {texts.resolve}
          </Button>
        ) : (
          <Button leftSection={<IconRotateClockwise size={15} />} onClick={() => run({ do: 'reopen', id: it.id })}>
            {texts.reopen}
          </Button>
        )}
      </div>
      <div className={classes.icons}>
        <MoreMenu conversation={it} run={run} />
        <Tooltip label={texts.customer}>
          <ActionIcon className={classes.customer} onClick={onCustomer} aria-label={texts.showCustomer}>
            <IconUserCircle size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  );
}

function HandlerText({ conversation: it }: { conversation: Conversation }) {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data;
  if (it.status === 'resolved') return <span>{texts.resolved}</span>;
  if (it.handler === 'waiting') return <span data-tone="warn">{texts.waits}</span>;
  if (it.handler === 'assistant') return <span>{texts.assistantAnswers}</span>;
  if (it.assigneeId === me) return <span>{texts.youAnswer}</span>;
  const owner = members?.find((member) => member.id === it.assigneeId);
  return <span>{owner ? texts.answers(owner.fullName) : texts.somebodyAnswers}</span>;
}

function MoreMenu({ conversation: it, run }: { conversation: Conversation; run: HeaderProps['actions']['run'] }) {
  const me = useMe().member.id;
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
          onClick={() => run({ do: 'read', id: it.id, isRead: false })}
        >
          {texts.markUnread}
        </Menu.Item>
        {it.assigneeId !== me && (
          <Menu.Item
            leftSection={<IconUserPlus size={16} />}
            onClick={() => run({ do: 'assign', id: it.id, memberId: me })}
          >
            {texts.assignToMe}
          </Menu.Item>
        )}
        {it.status === 'open' && it.handler === 'person' && (
          <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => run({ do: 'hand-back', id: it.id })}>
            {texts.handBackLong}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
