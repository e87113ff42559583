import { CallFailed, type DataOf } from '@chatty/client/api';
import type { LinkPurpose } from '@chatty/contract/sign-in';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { openApi } from '../../../../connection/session/open-api.ts';
import { PublicPage } from '../public-page.tsx';

export type MailedLink<P extends LinkPurpose = LinkPurpose> = DataOf<'POST /client/api/links/read'> & { purpose: P };

export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';

async function readLink<P extends LinkPurpose>([purpose, ...others]: readonly [P, ...P[]], token: string) {
  try {
    return { purpose, ...(await openApi('POST /client/api/links/read', { body: { purpose, token } })).data };
  } catch (problem) {
    const [next, ...rest] = others;
    if (next === undefined || !(problem instanceof CallFailed) || problem.passing) throw problem;
    return readLink([next, ...rest], token);
  }
}

/** Reads for what and to whom a mailed link was sent; that does not use it up. It may serve any of the purposes. */
export const useMailedLink = <P extends LinkPurpose>(
  purposes: readonly [P, ...P[]],
  token: string,
): UseQueryResult<MailedLink<P>> =>
  useQuery({
    queryKey: ['link', purposes, token],
    queryFn: (): Promise<MailedLink<P>> => readLink(purposes, token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: token !== '',
    meta: { silent: true },
  });

/** What is shown in place of a link that was used, is too old, or never was one. */
export interface DeadLink {
  text: string;
  action: { to: string; label: string };
}

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
        <ErrorState problem={query.error} retry={() => void query.refetch()} title={texts.dead.notOpened} />
      ) : query.isPending ? (
        <div role="status">
          <Loader color="ink.5" size="sm" aria-label={texts.dead.opening} />
        </div>
      ) : (
        children(query.data)
      )}
    </PublicPage>
  );
}

function Dead({ text, action }: DeadLink) {
  return (
    <Stack gap="sm" role="alert">
      <Title order={1}>{texts.dead.title}</Title>
      <Text size="sm" c="ink.6">
        {texts.dead.why} {text}
      </Text>
      <Button component={Link} to={action.to} replace size="md" mt="xs">
        {action.label}
      </Button>
    </Stack>
  );
}
