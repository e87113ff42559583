import type { KnownProduct } from '@chatty/contract/data-sources';
import { IconPhoto } from '@tabler/icons-react';
import classes from './products.module.css';

/** What a product looks like, beside its name. */
export const ProductPicture = ({ product: { imageUrl } }: { product: KnownProduct }) =>
  imageUrl ? (
    <img className={classes.picture} src={imageUrl} alt="" loading="lazy" width={44} height={44} />
  ) : (
    <span className={classes.picture} aria-hidden>
      <IconPhoto size={20} stroke={1.4} />
    </span>
  );
