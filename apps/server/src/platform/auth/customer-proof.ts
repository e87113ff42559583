import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const CustomerProof = z.object({
  shopId: z.uuid(),
  customerId: z.string().regex(/^\d{1,20}$/),
  /** As the store knows them; told while we do not know this customer yet. */
  name: z.string().optional(),
  email: z.string().optional(),
});
/** A customer of the shop, by the store's number. */
export type CustomerProof = z.infer<typeof CustomerProof>;

/** Long enough to load a page on a slow phone; the visitor's own token takes over from there. */
const minutes = 5;
const audience = 'chatty:customer';

export interface CustomerProofs {
  issue(proof: CustomerProof): Promise<string>;
  /** Null for a proof that is old, of another shop, or not ours: the visitor is then anonymous. */
  read(token: string, shopId: string): Promise<CustomerProof | null>;
}

/** What the storefront carries from the store's signed app proxy to us: "this browser is signed in as that customer". */
export function createCustomerProofs(secret: string, now: () => Date): CustomerProofs {
  const key = new TextEncoder().encode(secret);
  return {
    async issue(proof) {
      const from = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ...proof })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setIssuedAt(from)
        .setExpirationTime(from + minutes * 60)
        .sign(key);
    },
    async read(token, shopId) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now() });
        const proof = CustomerProof.parse(payload);
        return proof.shopId === shopId ? proof : null;
      } catch {
        return null;
      }
    },
  };
}
