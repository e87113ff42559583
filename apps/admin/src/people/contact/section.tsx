import type { ReactNode } from 'react';
import classes from './contact.module.css';

interface SectionProps {
  title: string;
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of what is known of a contact, under its title. */
export function Section({ title, extra, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>
        {title}
        {extra}
      </h3>
      {children}
    </section>
  );
}
