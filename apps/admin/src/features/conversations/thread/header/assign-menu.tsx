import type { Conversation } from '@chatty/contract/conversations';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../../people/me.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { useActions } from '../../actions.ts';
import { mayBeGiven } from '../../../../people/may-be-given.ts';
import { membersQuery } from '../../../../people/members.ts';
import classes from '../thread.module.css';
import { useHeaderMenu } from './header-menu.ts';

interface AssignMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

const nobody = 'nobody';

/** Who looks after the conversation; oneself stands first. */
export function AssignMenu({ conversation, run }: AssignMenuProps) {
  const me = useMe().member;
  const [opened, setOpened] = useHeaderMenu('assign', conversation.id);
  const members = useQuery(membersQuery).data ?? [me];
  const owner = members.find((member) => member.id === conversation.assigneeId);
  const give = (memberId: string | null) => run({ do: 'assign', id: conversation.id, memberId });
  const label = owner ? (owner.id === me.id ? texts.me : owner.fullName) : texts.assign;
  return (
    <Menu position="bottom-end" width={240} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.assign}
          leftSection={owner && <Avatar name={owner.fullName} src={owner.avatar} size={18} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {owner && <span className="visually-hidden">{texts.assignedTo(owner.fullName)}</span>}
          <span className={classes.assignName} aria-hidden={owner !== undefined}>
            {label}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <AssigneeItems assigneeId={conversation.assigneeId} onGive={give} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface AssigneeItemsProps {
  /** Whose it is; undefined where several are meant. */
  assigneeId: string | null | undefined;
  onGive(memberId: string | null): void;
}

export function AssigneeItems({ assigneeId, onGive }: AssigneeItemsProps) {
  const me = useMe().member;
  const members = useQuery(membersQuery).data ?? [me];
  const others = members.filter((member) => member.id !== me.id && mayBeGiven(member));
  const value = assigneeId === undefined ? null : (assigneeId ?? nobody);
  return (
    <Menu.RadioGroup value={value} onChange={(id) => onGive(id === nobody ? null : id)}>
      {[me, ...others].map((member) => (
        <Menu.RadioItem
          key={member.id}
          value={member.id}
          closeMenuOnClick
          rightSection={<Avatar name={member.fullName} src={member.avatar} size={22} mark={presence(member)} />}
        >
          {member.id === me.id ? texts.nameIsMe(member.fullName) : member.fullName}
          <span className="visually-hidden">, {texts.presence[presence(member)]}</span>
        </Menu.RadioItem>
      ))}
      <Menu.RadioItem value={nobody} closeMenuOnClick>
        {texts.nobody}
      </Menu.RadioItem>
    </Menu.RadioGroup>
  );
}

const presence = (member: { online: boolean; enableAwayMode: boolean }) =>
  member.enableAwayMode ? 'away' : member.online ? 'online' : 'offline';
