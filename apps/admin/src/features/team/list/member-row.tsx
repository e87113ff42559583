import type { Member } from '@chatty/contract/team';
import { isActive } from '@chatty/contract/team';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconInbox, IconMailForward, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/team.ts';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { presenceOf } from '../presence.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { roleName } from '../role-field.tsx';
import { type Invitation, useInviteAgain, useSwitchSeat } from '../team-actions.ts';
import classes from './team.module.css';

export function MemberRow({ member }: { member: Member }) {
  const { mutate: switchSeat } = useSwitchSeat();
  const isMe = useMe().member.id === member.id;
  const presence = presenceOf(member);
  return (
    <li className={classes.row} data-inactive={!isActive(member)}>
      <Avatar name={member.fullName} src={member.avatar} size={36} mark={presence.mark} />
      <div className={classes.words}>
        <div className={classes.line}>
          <Link to={`/settings/team-members/${member.id}`} className={classes.name}>
            {member.fullName}
          </Link>
          {isMe && <Tag>{texts.row.you}</Tag>}
          {member.invited && <Tag tone="warn">{texts.row.invited}</Tag>}
          <span className="visually-hidden">{presence.text}</span>
        </div>
        <div className={classes.email}>{member.email}</div>
      </div>
      <div className={classes.role}>{member.owner ? texts.roles.owner : roleName(member.role)}</div>
      <Switch
        className={classes.active}
        size="sm"
        label={texts.row.active}
        aria-label={texts.row.activeWho(member.fullName)}
        title={member.role === 'admin' ? texts.row.adminSeat : undefined}
        checked={isActive(member)}
        disabled={member.role === 'admin'}
        onChange={(event) => switchSeat({ member, active: event.currentTarget.checked })}
      />
      <RowMenu member={member} isMe={isMe} />
    </li>
  );
}

function RowMenu({ member, isMe }: { member: Member; isMe: boolean }) {
  const again = useInviteAgain();
  const [removing, dialog] = useDisclosure(false);
  return (
    <>
      <Menu position="bottom-end" width={190} withinPortal>
        <Menu.Target>
          <ActionIcon className={classes.menu} aria-label={texts.row.more(member.fullName)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/settings/team-members/${member.id}`} leftSection={<IconPencil size={15} />}>
            {texts.row.edit}
          </Menu.Item>
          <Menu.Item component={Link} to={`/inbox/settings/${member.id}`} leftSection={<IconInbox size={15} />}>
            {texts.row.inboxSettings}
          </Menu.Item>
          {member.invited && (
            <Menu.Item leftSection={<IconMailForward size={15} />} onClick={() => again.mutate(member)}>
              {texts.invite.again}
            </Menu.Item>
          )}
          {!member.owner && !isMe && (
            <>
              <Menu.Divider />
              <Menu.Item color="red.8" leftSection={<IconUserMinus size={15} />} onClick={dialog.open}>
                {member.invited ? texts.remove.withdraw : texts.remove.remove}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <RemoveDialog member={member} opened={removing} onClose={dialog.close} />
    </>
  );
}

/** An invitation that the server has not confirmed yet. */
export function UnderWayRow({ invitation }: { invitation: Invitation }) {
  return (
    <li className={classes.row} data-under-way>
      <Avatar name={invitation.fullName} size={36} />
      <div className={classes.words}>
        <div className={classes.line}>
          <span className={classes.name}>{invitation.fullName}</span>
          <Tag tone="warn">{texts.row.inviting}</Tag>
        </div>
        <div className={classes.email}>{invitation.email}</div>
      </div>
      <div className={classes.role}>{roleName(invitation.role)}</div>
    </li>
  );
}
