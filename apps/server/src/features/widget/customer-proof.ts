import { z } from 'zod';
import { signedToken } from '../../platform/auth/signed-token.ts';

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
const customerProof = signedToken({ audience: 'chatty:customer', seconds: minutes * 60, schema: CustomerProof });

export interface CustomerProofs {
  issue(proof: CustomerProof): Promise<string>;
  /** Null for a proof that is old, of another shop, or not ours: the visitor is then anonymous. */
  read(token: string, shopId: string): Promise<CustomerProof | null>;
}

/** What the storefront carries from the store's signed app proxy to us: "this browser is signed in as that customer". */
export function createCustomerProofs(secret: string, now: () => Date): CustomerProofs {
  const signer = { secret, now };
  return {
    issue: (proof) => customerProof.sign(signer, proof),
    async read(token, shopId) {
      const proof = await customerProof.read(signer, token);
      return proof?.shopId === shopId ? proof : null;
    },
  };
}
