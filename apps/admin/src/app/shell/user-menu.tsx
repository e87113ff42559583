import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../api.ts';
import { type Me, meQuery, useMe } from '../me.tsx';
import { signOut } from '../session/session.ts';
import classes from './shell.module.css';

/** Switches at once; goes back, and says so, when the server refuses. */
function useAwayMode() {
  const client = useQueryClient();
  const { member } = useMe();
  const show = (enableAwayMode: boolean) =>
    client.setQueryData<Me>(meQuery.queryKey, (it) => it && { ...it, member: { ...it.member, enableAwayMode } });
  return useMutation({
    mutationFn: (enableAwayMode: boolean) => api('POST /members/update', { body: { id: member.id, enableAwayMode } }),
    onMutate: show,
    onError: (problem, wanted) => {
      show(!wanted);
      toastFailure(problem);
    },
  });
}

export function UserMenu() {
  const { member } = useMe();
  const away = useAwayMode();
  const navigate = useNavigate();
  const leave = () => {
    void signOut();
    void navigate('/');
  };
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.user}>
          <Avatar
            name={member.fullName}
            src={member.avatar}
            size={28}
            mark={member.enableAwayMode ? 'away' : 'online'}
          />
          <span className="visually-hidden">User menu of {member.fullName}</span>
          <Text size="sm" fw={550} truncate visibleFrom="sm" aria-hidden>
            {member.fullName}
          </Text>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={650} c="ink.9" truncate>
            {member.fullName}
          </Text>
          <Text size="xs" truncate>
            {member.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.CheckboxItem checked={member.enableAwayMode} onChange={(it) => away.mutate(it)}>
          Away mode
        </Menu.CheckboxItem>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
