import type { ReactNode } from 'react';
import { Brand } from '../shell/brand.tsx';
import classes from './public-page.module.css';

/** The two columns of every page before sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main className={classes.form}>
        <div className={classes.column}>
          <Brand />
          {children}
        </div>
      </main>
      <aside className={classes.pitch} aria-label="About Chatty">
        <p className={classes.header}>Chat and convert</p>
        <p className={classes.subtitle}>
          Make customer satisfied with 24/7 support through live chat, AI chatbot and FAQs
        </p>
        <div className={classes.talk} aria-hidden="true">
          <p className={classes.asks}>Will it arrive before Friday?</p>
          <p className={classes.answers}>Yes. Orders placed today reach you on Thursday.</p>
          <p className={classes.asks}>Perfect, thank you!</p>
        </div>
      </aside>
    </div>
  );
}
