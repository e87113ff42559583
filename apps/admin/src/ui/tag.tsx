import type { ReactNode } from 'react';
import classes from './tag.module.css';

interface TagProps {
  tone?: 'plain' | 'good' | 'warn';
  children: ReactNode;
}

/** A word or two beside a name. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
);
