import { IconShieldHalf } from '@tabler/icons-react';
import { texts } from '#texts/shell.ts';
import { useMe } from '../../../people/me.tsx';
import classes from '../shell.module.css';

/** Staff of the provider must never forget that they act in a merchant's shop. */
export function SupportSession() {
  const { isCrmLogin, shop } = useMe();
  if (!isCrmLogin) return null;
  return (
    <div className={classes.support} role="status">
      <IconShieldHalf size={16} aria-hidden />
      {texts.supportSession(shop.name)}
    </div>
  );
}
