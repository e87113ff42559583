import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/onboarding.ts';
import { membersQuery } from '../../people/members.ts';
import classes from './onboarding.module.css';

/** Who else answers visitors; `children` invite members and switch on notifications. */
export function TeamStep({ children }: { children: ReactNode }) {
  const team = useQuery(membersQuery).data;
  return (
    <>
      <p className={classes.text}>{texts.team.text}</p>
      <Stack gap="md" align="start">
        <Text size="sm" fw={600}>
          {team && texts.team.inTeam(team.length)}
        </Text>
        {children}
      </Stack>
    </>
  );
}
