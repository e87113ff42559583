import { footerDelayMs } from '@chatty/contract/limits';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '#texts/shell.ts';
import classes from '../shell.module.css';

/** Comes after a second, when the page above has found its height. */
export function Footer() {
  const [shown, setShown] = useState(false);
  useTimeout(() => setShown(true), footerDelayMs, { autoInvoke: true });
  return <footer className={classes.footer}>{shown && texts.footer}</footer>;
}
