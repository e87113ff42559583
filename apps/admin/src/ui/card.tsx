import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './page.module.css';

interface CardProps {
  title?: string;
  /** False for tables and lists that reach the edge. */
  padded?: boolean;
  children: ReactNode;
}

export function Card({ title, padded = true, children }: CardProps) {
  const heading = useId();
  return (
    <section className={classes.card} data-padded={padded} aria-labelledby={title ? heading : undefined}>
      {title && (
        <Title order={2} id={heading} className={classes.cardTitle}>
          {title}
        </Title>
      )}
      {children}
    </section>
  );
}
