import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page.module.css';

interface PageProps {
  title: string;
  subtitle?: string;
  /** Top right; the one dark button of the page. */
  primaryAction?: ReactNode;
  secondaryActions?: ReactNode;
  /** Where the arrow before the title leads, and what is there. */
  back?: { to: string; label: string };
  /** `narrow` suits forms, `wide` suits tables. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A page in the middle of the canvas: title left, what to do right, cards below. */
export function Page({ title, subtitle, primaryAction, secondaryActions, back, width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <Group gap={6} wrap="nowrap" miw={0}>
          {back && (
            <ActionIcon component={Link} to={back.to} aria-label={`Back to ${back.label}`}>
              <IconArrowLeft size={18} />
            </ActionIcon>
          )}
          <div className={classes.titles}>
            <Title order={1}>{title}</Title>
            {subtitle && (
              <Text size="sm" c="ink.6">
                {subtitle}
              </Text>
            )}
          </div>
        </Group>
        {(secondaryActions || primaryAction) && (
          <Group gap={8} wrap="nowrap" ml="auto">
            {secondaryActions}
            {primaryAction}
          </Group>
        )}
      </header>
      {children}
    </div>
  );
}
