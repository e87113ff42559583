import { jwtVerify } from 'jose';
import { z } from 'zod';
import { shopDomainOf } from './shopify-fetch.ts';

const toleranceSeconds = 10;
const Claims = z.object({
  aud: z.string(),
  iss: z.url(),
  dest: z.url(),
  sub: z.string(),
  exp: z.number(),
  nbf: z.number(),
});

export interface IdToken {
  /** The shop's permanent domain. */
  shop: string;
  /** Shopify's number of the person. */
  userId: string;
}

/**
 * Reads an id token that App Bridge or the first load of the app carries. Null unless it is signed with our secret, for
 * our app, valid now, and issued by the very shop that it is for.
 */
export async function readIdToken(
  token: string,
  app: { clientId: string; clientSecret: string },
  now: Date,
): Promise<IdToken | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(app.clientSecret), {
      algorithms: ['HS256'],
      audience: app.clientId,
      clockTolerance: toleranceSeconds,
      currentDate: now,
    });
    const { iss, dest, sub } = Claims.parse(payload);
    const shop = new URL(dest).host;
    if (new URL(iss).host !== shop || shopDomainOf(shop) !== shop) return null;
    return { shop, userId: sub };
  } catch {
    return null;
  }
}
