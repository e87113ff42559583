import type { ReactNode } from 'react';
import { Brand } from '../../shell/brand.tsx';
import { Scene } from './scene.tsx';
import classes from './public.module.css';

/** The two columns of every page before sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.column}>
          <a className={classes.brand} href="/">
            <Brand />
          </a>
          {children}
        </div>
      </main>
      <aside className={classes.pitch} aria-label="About Chatty">
        <p className={classes.header}>Chat and convert</p>
        <p className={classes.subtitle}>
          Make customer satisfied with 24/7 support through live chat, AI chatbot and FAQs
        </p>
        <Scene />
      </aside>
    </div>
  );
}
