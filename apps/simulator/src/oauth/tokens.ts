import { randomBytes } from 'node:crypto';
import type { IssuedToken, Store } from '../shop/store.ts';

export const ACCESS_TOKEN_S = 3600;
export const ONLINE_TOKEN_S = 86_399;
export const REFRESH_TOKEN_S = 7_776_000;
const CODE_S = 60;

/** Makes a token of a shop and remembers it; `seconds` null means that it does not expire. */
export function issueToken(
  store: Store,
  token: Omit<IssuedToken, 'token' | 'expiresAt'>,
  seconds: number | null,
): IssuedToken {
  const prefix = { access: 'shpat_', refresh: 'shprt_', code: '' }[token.kind];
  const issued = {
    ...token,
    token: prefix + randomBytes(16).toString('hex'),
    expiresAt: seconds === null ? null : Date.now() + seconds * 1000,
  };
  store.tokens = [...store.tokens.filter((one) => one.expiresAt === null || one.expiresAt > Date.now()), issued];
  store.saveSoon();
  return issued;
}

export function issueCode(store: Store, shop: string, scope: string, mode: IssuedToken['mode']): string {
  return issueToken(store, { kind: 'code', shop, mode, scope }, CODE_S).token;
}

export function findToken(
  store: Store,
  kind: IssuedToken['kind'],
  shop: string,
  token: unknown,
): IssuedToken | undefined {
  return store.tokens.find(
    (one) =>
      one.kind === kind &&
      one.shop === shop &&
      one.token === token &&
      (one.expiresAt === null || one.expiresAt > Date.now()),
  );
}

/** A living access token; its first use ends the refresh tokens that it replaced. */
export function findAccessToken(store: Store, shop: string, token: unknown): IssuedToken | undefined {
  const found = findToken(store, 'access', shop, token);
  const replaced = found && store.tokens.filter((one) => one.kind === 'refresh' && one.replacedBy === found.token);
  if (replaced && replaced.length > 0) {
    store.tokens = store.tokens.filter((one) => !replaced.includes(one));
    store.saveSoon();
  }
  return found;
}

/** Ends a shop's access tokens as their hour does; refresh tokens stay. */
export function revokeAccess(store: Store, shop: string): void {
  store.tokens = store.tokens.filter((one) => one.shop !== shop || one.kind !== 'access');
  store.saveSoon();
}

/** Ends every token of a shop, as an uninstall does. */
export function revokeTokens(store: Store, shop: string): void {
  store.tokens = store.tokens.filter((one) => one.shop !== shop);
  store.saveSoon();
}
