import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused } from '../../../platform/problem.ts';
import { askForAccess, idTokenGrant, type ShopifyApp } from './access-grant.ts';
import type { ShopifyFetch } from './shopify-fetch.ts';

const Answer = z.object({
  associated_user: z.object({
    id: z.number().int(),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: z.string().nullish(),
    email_verified: z.boolean().nullish(),
    account_owner: z.boolean().nullish(),
  }),
});

/** Somebody with an account in the shop's admin at Shopify. */
export interface ShopifyPerson {
  userId: string;
  fullName: string;
  /** Null unless Shopify has verified it: an address that anybody may type proves nothing. */
  email: string | null;
  /** The shop's account at Shopify is theirs. */
  accountOwner: boolean;
}

/** Asks Shopify whose id token this is. Throws `Refused` or `Unreachable`. */
export async function readPerson(ask: ShopifyFetch, app: ShopifyApp, shop: string, idToken: string) {
  const read = Answer.safeParse(await askForAccess(ask, app, shop, idTokenGrant(idToken, 'online')));
  if (!read.success) throw new Refused(texts.personUnknown);
  const user = read.data.associated_user;
  return {
    userId: String(user.id),
    fullName: [user.first_name, user.last_name].filter(Boolean).join(' '),
    email: user.email_verified && user.email ? user.email.toLowerCase() : null,
    accountOwner: user.account_owner ?? false,
  } satisfies ShopifyPerson;
}
