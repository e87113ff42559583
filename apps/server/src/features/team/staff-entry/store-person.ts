/** Somebody whom the commerce platform's admin has signed in, as the platform describes them. */
export interface PlatformPerson {
  userId: string;
  fullName: string;
  /** Verified by the platform; else null. */
  email: string | null;
  /** The shop's account at the platform is theirs. */
  accountOwner: boolean;
}

const nobodys = '@unverified.invalid';

/** Nobody receives mail there, so nobody can ask for a code and become this person. RFC 2606 keeps the domain unused. */
export const unverifiedEmail = (shopId: string, userId: string) => `${userId}.${shopId}${nobodys}`;

/** Whether an address is one that we made up for somebody without one. */
export const isUnverified = (email: string): boolean => email.endsWith(nobodys);
