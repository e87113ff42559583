import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { isValidElement, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { texts } from '#texts/ui.ts';
import { isEmbedded } from './embedded/app-bridge.ts';
import classes from './page.module.css';

/** The one thing to do on a page, in a form that the title bar of the Shopify admin can show too. */
export interface PageAction {
  label: string;
  /** Where it leads; else `run`. */
  to?: string;
  run?(): void;
  disabled?: boolean;
  loading?: boolean;
}

interface PageProps {
  title: string;
  subtitle?: string;
  /** Top right; the one dark button of the page. Anything but a `PageAction` stays in the page when embedded. */
  primaryAction?: PageAction | ReactNode;
  secondaryActions?: ReactNode;
  /** Where the arrow before the title leads, and what is there. */
  back?: { to: string; label: string };
  /** `narrow` suits forms, `wide` suits tables, `full` an editor with its preview. */
  width?: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

const isAction = (action: PageProps['primaryAction']): action is PageAction =>
  typeof action === 'object' && action !== null && 'label' in action && !isValidElement(action);

/** A page in the middle of the canvas: title left, what to do right, cards below. */
export function Page({ title, subtitle, primaryAction, secondaryActions, back, width = 'wide', children }: PageProps) {
  const embedded = isEmbedded();
  const action = isAction(primaryAction) ? primaryAction : null;
  const inPage = action ? !embedded && <ActionButton action={action} /> : (primaryAction as ReactNode);
  return (
    <div className={classes.page} data-width={width}>
      {embedded && <HostTitleBar title={title} back={back} action={action} />}
      <header className={classes.header} data-bare={embedded && !subtitle && !secondaryActions && !inPage}>
        <Group gap={6} wrap="nowrap" miw={0}>
          {back && !embedded && (
            <ActionIcon component={Link} to={back.to} aria-label={texts.backTo(back.label)}>
              <IconArrowLeft size={18} />
            </ActionIcon>
          )}
          <div className={classes.titles}>
            <Title order={1} className={embedded ? 'visually-hidden' : undefined}>
              {title}
            </Title>
            {subtitle && (
              <Text size="sm" c="ink.6">
                {subtitle}
              </Text>
            )}
          </div>
        </Group>
        {(secondaryActions || inPage) && (
          <Group gap={8} justify="flex-end" ml="auto" className={classes.actions}>
            {secondaryActions}
            {inPage}
          </Group>
        )}
      </header>
      {children}
    </div>
  );
}

function ActionButton({ action: { label, to, run, disabled = false, loading = false } }: { action: PageAction }) {
  if (to) {
    return (
      <Button component={Link} to={to}>
        {label}
      </Button>
    );
  }
  return (
    <Button onClick={run} disabled={disabled} loading={loading}>
      {label}
    </Button>
  );
}

/** The title, the way back and the action, in the title bar of the Shopify admin. */
function HostTitleBar({ title, back, action }: Pick<PageProps, 'title' | 'back'> & { action: PageAction | null }) {
  const navigate = useNavigate();
  const follow = ({ to, run }: PageAction) => (to ? void navigate(to) : run?.());
  return (
    <ui-title-bar title={title}>
      {back && (
        <button type="button" variant="breadcrumb" onClick={() => void navigate(back.to)}>
          {back.label}
        </button>
      )}
      {action && (
        <button
          type="button"
          variant="primary"
          disabled={action.disabled}
          onClick={() => follow(action)}
          {...(action.loading ? { loading: '' } : {})}
        >
          {action.label}
        </button>
      )}
    </ui-title-bar>
  );
}
