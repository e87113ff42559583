/** What an access token says of itself. */
export interface TokenClaims {
  authId: string;
  /** Missing before a shop is chosen. */
  shopId?: string;
  isAdmin?: boolean;
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Reads the claims without verifying them. They only help to notice a change early; the server decides what is allowed.
 * Null for what is no token of ours.
 */
export function readClaims(token: string): TokenClaims | null {
  try {
    const middle = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const claims: unknown = JSON.parse(atob(middle));
    if (typeof claims !== 'object' || claims === null) return null;
    const { authId, shopId, isAdmin } = claims as Record<string, unknown>;
    if (typeof authId !== 'string') return null;
    return { authId, shopId: textOr(shopId), isAdmin: isAdmin === true };
  } catch {
    return null;
  }
}
