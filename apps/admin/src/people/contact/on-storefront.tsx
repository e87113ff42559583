import type { ContactProfile } from '@chatty/contract/contacts';
import { texts } from '#texts/conversation-customer.ts';
import { money } from './orders/money.ts';
import classes from './contact.module.css';
import { Section } from './section.tsx';

/** The page of the store that they look at. */
export function PlaceSection({ online, place }: Pick<ContactProfile, 'online' | 'place'>) {
  return (
    <Section title={texts.page}>
      {online && place ? (
        <>
          <a href={place.url} target="_blank" rel="noreferrer" className={classes.place}>
            {new URL(place.url).pathname}
          </a>
          {place.title && <p className={classes.soft}>{place.title}</p>}
        </>
      ) : (
        <p className={classes.soft}>{texts.away}</p>
      )}
    </Section>
  );
}

/** What they have in the cart, as their browser says. */
export function CartSection({ cart, online }: Pick<ContactProfile, 'cart' | 'online'>) {
  if (!cart || cart.lines.length === 0) {
    return (
      <Section title={texts.cart}>
        <p className={classes.soft}>{online ? texts.cartEmpty : texts.cartAway}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.cart} extra={<span className={classes.total}>{money(cart.total)}</span>}>
      <ul className={classes.cart}>
        {cart.lines.map((line) => (
          <li key={line.variantId}>
            {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
            <span className={classes.cartTitle}>{texts.cartLine(line.quantity, line.title)}</span>
            <span>{money(line.price)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{texts.cartNote}</p>
    </Section>
  );
}
