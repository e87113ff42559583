import { footerDelayMs } from '@chatty/contract/limits';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import classes from '../shell.module.css';

/** Comes after a second, when the page above has found its height. */
export function Footer() {
  const [shown, setShown] = useState(false);
  useTimeout(() => setShown(true), footerDelayMs, { autoInvoke: true });
  return <footer className={classes.footer}>{shown && 'Created by Chatty with love'}</footer>;
}
