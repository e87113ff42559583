/** Somebody of the store's staff whom the Shopify admin has signed in, as it describes them. */
export interface StorePerson {
  userId: string;
  fullName: string;
  /** Verified by the store; else null. */
  email: string | null;
  /** The store's account is theirs. */
  accountOwner: boolean;
}

const nobodys = '@unverified.invalid';

/** Nobody receives mail there, so nobody can ask for a code and become this person. RFC 2606 keeps the domain unused. */
export const unverifiedEmail = (shopId: string, userId: string) => `${userId}.${shopId}${nobodys}`;

/** Whether an address is one that we made up for somebody without one. */
export const isUnverified = (email: string): boolean => email.endsWith(nobodys);
