import type { Conversation } from '@chatty/contract/conversations';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../app/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import type { useActions } from '../actions.ts';
import { membersQuery } from '../queries.ts';
import classes from './thread.module.css';

interface AssignMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

/** Who looks after the conversation; oneself stands first. */
export function AssignMenu({ conversation: it, run }: AssignMenuProps) {
  const me = useMe().member;
  const members = useQuery(membersQuery).data ?? [me];
  const owner = members.find((member) => member.id === it.assigneeId);
  const others = members.filter((member) => member.id !== me.id && (member.active || member.role === 'admin'));
  const give = (memberId: string | null) => run({ do: 'assign', id: it.id, memberId });
  const check = (id: string | null) => (it.assigneeId === id ? <IconCheck size={14} aria-hidden /> : null);
  const label = owner ? (owner.id === me.id ? 'Me' : owner.fullName) : 'Assign';
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.assign}
          leftSection={owner && <Avatar name={owner.fullName} src={owner.avatar} size={18} />}
          rightSection={<IconChevronDown size={14} />}
          aria-label={owner ? `Assigned to ${owner.fullName}. Change` : 'Assign'}
        >
          <span className={classes.assignName}>{label}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {[me, ...others].map((member) => (
          <Menu.Item
            key={member.id}
            role="menuitemradio"
            aria-checked={it.assigneeId === member.id}
            leftSection={<Avatar name={member.fullName} src={member.avatar} size={22} mark={presence(member)} />}
            rightSection={check(member.id)}
            onClick={() => give(member.id)}
          >
            {member.id === me.id ? `${member.fullName} (me)` : member.fullName}
            <span className="visually-hidden">, {presence(member)}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          role="menuitemradio"
          aria-checked={it.assigneeId === null}
          leftSection={<IconUserOff size={18} stroke={1.6} />}
          rightSection={check(null)}
          onClick={() => give(null)}
        >
          Nobody
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const presence = (it: { online: boolean; enableAwayMode: boolean }) =>
  it.enableAwayMode ? 'away' : it.online ? 'online' : 'offline';
