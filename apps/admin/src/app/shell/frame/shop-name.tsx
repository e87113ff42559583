import { Hint } from '../../../ui/later/hint.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { useMe } from '../../../people/me.tsx';
import classes from '../shell.module.css';

/** The name of the present shop, beside the product's: members of several shops must see it everywhere. */
export function ShopName() {
  const { shop } = useMe();
  return <span className={classes.shopName}>{shop.name}</span>;
}

/** The same where there is no top bar: its initials, and its name as a hint. */
export function ShopMark() {
  const { shop } = useMe();
  return (
    <Hint label={shop.name} position="right">
      <span className={classes.shopMark} role="img" aria-label={shop.name}>
        {initialsOf(shop.name) || '?'}
      </span>
    </Hint>
  );
}
