import type { ReactNode } from 'react';
import { texts } from '#texts/sign-in.ts';
import { Brand } from '../../../ui/brand.tsx';
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
      <aside className={classes.pitch} aria-label={texts.about}>
        <p className={classes.header}>{texts.pitch.header}</p>
        <p className={classes.subtitle}>{texts.pitch.subtitle}</p>
        <Scene />
      </aside>
    </div>
  );
}
