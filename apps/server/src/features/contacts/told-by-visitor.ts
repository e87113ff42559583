import type { Cart, VisitorPlace } from '@chatty/contract/contacts';
import type { Services } from '../../ctx.ts';
import { imageOrigins, originsOf } from '../shops/index.ts';
import type { ContactKey, Whereabouts } from './contact.store.ts';
import { keepVisit } from './trail/keep-visit.ts';
import { tellVisitor } from './visitor-presence.ts';

/** Characters that are invisible, change the direction of a line, or are half of one: the database takes no halves. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** As long as the contract lets an address be; it grows where it was not encoded. */
const longestUrl = 2_000;

function read(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The page, if it is one of the shop's own. A link of the team's screens leads nowhere else, and without what may stand
 * behind the path: it opens what everybody may see, not what is for the visitor alone.
 */
export function shownPlace(origins: ReadonlySet<string>, { url, title, productId }: VisitorPlace): VisitorPlace | null {
  const page = read(url);
  // An address of a `blob:` has the origin of whose it is, and is no page.
  if (!page || !/^https?:$/.test(page.protocol) || !origins.has(page.origin)) return null;
  const shown = page.origin + page.pathname;
  if (shown.length > longestUrl) return null;
  return { url: shown, title: title.replace(unseen, ''), ...(productId ? { productId } : {}) };
}

/** The cart, without pictures that are not where the store keeps its own: any other address would learn who looks. */
export function shownCart(images: ReadonlySet<string>, base: string | undefined, cart: Cart): Cart {
  const lines = cart.lines.map((line) => {
    const image = line.imageUrl ? read(line.imageUrl, base) : null;
    const isOurs = image !== null && images.has(image.origin) && !image.username && !image.password;
    const told = { variantId: line.variantId.replace(unseen, ''), title: line.title.replace(unseen, '') };
    return { ...line, ...told, imageUrl: isOurs ? image.href : null };
  });
  return { ...cart, lines };
}

/**
 * Tells the team where a visitor is and what they have in the cart, as far as it is the shop's. It is kept in their trail
 * where they allow that.
 */
export async function tellPlace(
  services: Services,
  { shopId, contactId, place, cart, mayKeep }: ContactKey & Whereabouts & { mayKeep: boolean },
): Promise<void> {
  const origins = await originsOf(services, shopId);
  const shown = place && shownPlace(origins, place);
  const base = shown ? new URL(shown.url).origin : [...origins][0];
  const whereabouts = { place: shown, cart: cart && shownCart(imageOrigins(services.config), base, cart) };
  await tellVisitor(services, { shopId, contactId, sockets: 0, ...whereabouts });
  if (mayKeep) await keepVisit(services, { shopId, contactId, ...whereabouts });
}
