import type { ProductCard } from '@chatty/contract/messages';
import { ActionIcon } from '@mantine/core';
import { IconPackage, IconPhoto, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '#texts/inserts.ts';
import { hasCards, removeProduct, setOrder, useCards } from './cards.ts';
import classes from './inserts.module.css';

const variantOf = ({ variants, chosenVariantId }: ProductCard) =>
  variants.find((it) => it.id === chosenVariantId)?.title;

/** The cards of the reply that is being written, each to be taken out again. */
export function AttachedCards({ conversationId }: { conversationId: string }) {
  const cards = useCards(conversationId);
  if (!hasCards(cards)) return null;
  const { products, order } = cards;
  return (
    <ul className={classes.cards} aria-label={texts.attached}>
      {products.map((it) => (
        <Card
          key={it.id}
          name={[it.title, variantOf(it)].filter(Boolean).join(' · ')}
          picture={
            it.imageUrl ? (
              <img src={it.imageUrl} alt="" width={24} height={24} />
            ) : (
              <IconPhoto size={16} stroke={1.5} aria-hidden />
            )
          }
          onRemove={() => removeProduct(conversationId, it.id)}
        />
      ))}
      {order && (
        <Card
          name={texts.order(order.name)}
          picture={<IconPackage size={16} stroke={1.5} aria-hidden />}
          onRemove={() => setOrder(conversationId, null)}
        />
      )}
    </ul>
  );
}

const Card = ({ name, picture, onRemove }: { name: string; picture: ReactNode; onRemove(): void }) => (
  <li className={classes.card}>
    {picture}
    <span className={classes.cardName} title={name}>
      {name}
    </span>
    <ActionIcon size="sm" onClick={onRemove} aria-label={texts.remove(name)}>
      <IconX size={13} />
    </ActionIcon>
  </li>
);
