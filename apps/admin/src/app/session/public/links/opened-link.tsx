import { CallFailed, type DataOf } from '@chatty/client/api';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { openApi } from '../../open-api.ts';
import { PublicPage } from '../public-page.tsx';

type LinkData = DataOf<'POST /client/api/links/read'>;
type Purpose = 'invitation' | 'change-email' | 'reset-password' | 'topic-email';

/** What is shown in place of a link that was used, is too old, or never was one. */
export interface DeadLink {
  text: string;
  action: { to: string; label: string };
}

export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';

/** Reads whom a mailed link was sent to; that does not use it up. */
export const useMailedLink = (purpose: Purpose, token: string): UseQueryResult<LinkData> =>
  useQuery({
    queryKey: ['link', purpose, token],
    queryFn: async ({ signal }) =>
      (await openApi('POST /client/api/links/read', { body: { purpose, token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

interface OpenedLinkProps<Data> {
  token: string;
  query: UseQueryResult<Data>;
  dead: DeadLink;
  children(data: Data): ReactNode;
}

/** The page of a mailed link: what it leads to, once it has been read, or why it leads nowhere. */
export function OpenedLink<Data>({ token, query, dead, children }: OpenedLinkProps<Data>) {
  const isPassing = query.error instanceof CallFailed && query.error.passing;
  return (
    <PublicPage>
      {token === '' || (query.isError && !isPassing) ? (
        <Dead {...dead} />
      ) : query.isError ? (
        <ErrorState problem={query.error} retry={() => void query.refetch()} title="The link could not be opened" />
      ) : query.isPending ? (
        <div role="status">
          <Loader color="ink.5" size="sm" aria-label="Opening the link" />
        </div>
      ) : (
        children(query.data)
      )}
    </PublicPage>
  );
}

export function Dead({ text, action }: DeadLink) {
  return (
    <Stack gap="sm" role="alert">
      <Title order={1}>This link does not work any more</Title>
      <Text size="sm" c="ink.6">
        It was used already, or is too old, or is not complete. {text}
      </Text>
      <Button component={Link} to={action.to} replace size="md" mt="xs">
        {action.label}
      </Button>
    </Stack>
  );
}
