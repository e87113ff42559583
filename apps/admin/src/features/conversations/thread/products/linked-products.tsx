import type { Message } from '@chatty/contract/messages';
import { useQueries } from '@tanstack/react-query';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../../people/me.tsx';
import classes from '../../../../people/messages/parts.module.css';
import { Product } from '../../../../people/messages/product.tsx';
import { linkedHandles } from './linked-handles.ts';
import { linkedProductQuery } from './linked-product-query.ts';

const cardsOf = ({ parts }: Message) => parts.flatMap((it) => (it.type === 'products' ? it.products : []));

/**
 * Cards of the products in the shop's own store to which a message links. They are drawn from the catalog: no address that
 * somebody wrote is ever opened for it. Nothing stands there while they are looked up, or where the store has none.
 */
export default function LinkedProducts({ message }: { message: Message }) {
  const { shop } = useMe();
  const hosts = new Set([new URL(shop.storefrontUrl).host, shop.domain, shop.shopifyDomain]);
  const shown = cardsOf(message).map((it) => it.handle);
  const handles = linkedHandles(message.text, hosts).filter((it) => !shown.includes(it));
  const products = useQueries({
    queries: handles.map(linkedProductQuery),
    combine: (all) => all.flatMap((it) => it.data ?? []),
  });
  if (products.length === 0) return null;
  return (
    <div className={classes.parts}>
      <ul className={classes.products} aria-label={texts.linkedProducts}>
        {products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}
