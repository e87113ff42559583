import { CallFailed } from '@chatty/client/api';
import { useSyncExternalStore } from 'react';
import { readClaims, type TokenClaims } from './claims.ts';
import { pendingSignIn, unsaidSignOut } from './browser/kept.ts';
import { openApi } from './open-api.ts';
import { onOtherTab, tellOtherTabs } from './browser/other-tabs.ts';
import { type Renewed, source } from './source.ts';

export type Session =
  | { status: 'checking' | 'out' | 'in' }
  /** Nobody can say who this is: no connection, or the Shopify admin's word was not accepted. */
  | { status: 'unreachable'; problem: unknown }
  /** The password was right; a code of the authenticator app is missing. */
  | { status: 'second-factor' }
  /** Signed in, and one of several shops is to be chosen. */
  | { status: 'choosing' }
  /** There was a session in this page and the server ended it; the screens stay until the person says OK. */
  | { status: 'expired' }
  /** Another tab has gone to another shop, or somebody else signed in there; this page stays until it is left. */
  | { status: 'elsewhere' };
export type SessionStatus = Session['status'];

/** The address of one-time links; the page there signs in by itself. */
export const linkPath = '/sign-in/link';

/** A token is renewed this long before it ends, so that no request leaves with one that dies on the way. */
const marginMs = 20_000;

let session: Session = { status: 'checking' };
let access: Renewed | null = null;
/** Whose page this is, and of which shop: what it holds is shown to nobody else. */
let shownTo: string | null = null;
let renewal: Promise<string | null> | null = null;
/** How often this page was left: what was asked for before that counts no more. */
let departures = 0;
const listeners = new Set<() => void>();

function become(next: Session, token: Renewed | null = null) {
  session = next;
  access = token;
  if (next.status === 'out') {
    shownTo = null;
    departures += 1;
  }
  for (const it of listeners) it();
}

const keyOf = (it: Renewed) => (it.next === 'home' ? `${it.uid} ${readClaims(it.token)?.shopId}` : null);

/** True when this page shows another shop, or another person's, than the token is for. */
export const isForeign = (it: Renewed): boolean => shownTo !== null && shownTo !== keyOf(it);

/** Goes on with an access token. */
export function settle(it: Renewed): void {
  if (isForeign(it)) return become({ status: 'elsewhere' });
  shownTo = keyOf(it);
  become({ status: it.next === 'home' ? 'in' : 'choosing' }, it);
}

/** The password was right, the second step is to come. */
export const awaitSecondFactor = (): void => become({ status: 'second-factor' });

/** Back to the login from a step of a sign-in that has not led in. */
export const startOver = (): void => become({ status: 'out' });

/** What the server says no to. Without a cookie's session there is no login to show instead. */
export function refuse(problem: unknown): void {
  if (source.embedded) become({ status: 'unreachable', problem });
  else become({ status: shownTo === null ? 'out' : 'expired' });
}

async function renewToken(): Promise<string | null> {
  const asked = departures;
  try {
    const renewed = await source.renew();
    if (asked !== departures) return null;
    settle(renewed);
    return access?.token ?? null;
  } catch (problem) {
    if (!(problem instanceof CallFailed) || problem.passing) throw problem;
    if (asked === departures) refuse(problem);
    return null;
  }
}

const renewOnce = () => {
  renewal ??= renewToken().finally(() => {
    renewal = null;
  });
  return renewal;
};

/** The access token, renewed when it is about to end. It lives in memory only; the session's cookie is not readable. */
export async function accessToken(renew: boolean): Promise<string | null> {
  if (session.status !== 'in') return null;
  if (!renew && access && Date.parse(access.expiresAt) - Date.now() > marginMs) return access.token;
  return renewOnce();
}

/** The token of somebody who has yet to choose a shop, and whose it is; null when nobody is choosing. */
export async function personToken(renew: boolean): Promise<{ token: string; uid: string } | null> {
  if (session.status === 'choosing' && renew) await renewOnce();
  return session.status === 'choosing' && access ? { token: access.token, uid: access.uid } : null;
}

/** What the token in use claims; null while there is none. */
export const currentClaims = (): TokenClaims | null => access && readClaims(access.token);

/** Finds out whether there is still a session. */
export async function resume(): Promise<void> {
  if (session.status === 'unreachable') become({ status: 'checking' });
  try {
    if (unsaidSignOut.read()) await endAtServer();
    await renewOnce();
  } catch (problem) {
    if (session.status === 'checking') become({ status: 'unreachable', problem });
  }
}

async function endAtServer() {
  await openApi('POST /client/api/sign-out');
  unsaidSignOut.clear();
}

/** Ends the session here and in the other tabs at once; the server is told on the way, or as soon as it answers again. */
export async function signOut(): Promise<void> {
  if (source.embedded) return;
  pendingSignIn.clear();
  unsaidSignOut.write(true);
  become({ status: 'out' });
  tellOtherTabs('out');
  await endAtServer().catch(() => {});
}

onOtherTab((what) => {
  if (source.embedded) return;
  if (what === 'out') become({ status: 'out' });
  else void resume();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

export const useSessionStatus = (): SessionStatus => useSession().status;
