import { Button, Menu, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBuildingStore, IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { failureText } from '../../../ui/toast.tsx';
import { Brand } from '../../../ui/brand.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { signOut } from '../../../connection/session/session.ts';
import { choicesQuery, chooseShop } from '../shops.ts';
import { autoLoginFailed } from '../sign-in.ts';
import classes from './selector.module.css';
import { ShopList } from './shop-list.tsx';

/** Somebody with several shops says which one; the page that was asked for follows, or the inbox. */
export function ShopSelector() {
  useDocumentTitle(texts.windowTitle(texts.shops.window));
  const shops = useQuery(choicesQuery);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choice = useMutation({
    mutationFn: chooseShop,
    meta: { silent: true },
    onSuccess: () => (pathname === '/' || pathname === '/login' ? navigate('/inbox', { replace: true }) : undefined),
  });
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Brand />
        <AccountMenu />
      </header>
      <main className={classes.main}>
        <div className={classes.titles}>
          <Title order={1} fz={26}>
            {texts.shops.welcome}
          </Title>
          <Text c="ink.6">{texts.shops.select}</Text>
        </div>
        <FormProblem>{choice.error && failureText(choice.error, autoLoginFailed)}</FormProblem>
        <section className={classes.card} aria-label={texts.shops.yours}>
          {shops.data?.length === 0 ? (
            <EmptyState
              icon={<IconBuildingStore size={32} stroke={1.5} />}
              title={texts.shops.none}
              text={texts.shops.noneText}
            />
          ) : shops.data ? (
            <ShopList
              shops={shops.data}
              choosing={choice.isPending || choice.isSuccess ? choice.variables : null}
              choose={choice.mutate}
            />
          ) : shops.isError ? (
            <ErrorState problem={shops.error} retry={() => void shops.refetch()} title={texts.shops.failed} />
          ) : (
            <Stack gap={8} p={12} role="status" aria-label={texts.shops.loading}>
              <Skeleton height={52} radius={10} />
              <Skeleton height={52} radius={10} />
            </Stack>
          )}
        </section>
      </main>
    </div>
  );
}

function AccountMenu() {
  return (
    <Menu position="bottom-end" width={180} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconUserCircle size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {texts.shops.account}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {texts.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
