import { CallFailed } from '@chatty/client/api';
import type { SeatAnswer } from '@chatty/contract/sign-in';
import { create } from 'zustand';
import { readClaims, type TokenClaims } from './claims.ts';
import { pendingSignIn, unsaidSignOut } from './browser/kept.ts';
import { openApi } from './open-api.ts';
import { onOtherTab, tellOtherTabs } from './browser/other-tabs.ts';
import { type Renewed, tokenSource } from './token-source.ts';

export type Session =
  | { status: 'checking' | 'in' }
  /** `said`: why the server lets nobody in, if there is another reason than that nobody is signed in. */
  | { status: 'out'; said?: string }
  /** Nobody can say who this is: no connection, or the Shopify admin's word was not accepted. */
  | { status: 'unreachable'; problem: unknown }
  /** The password was right; a code of the authenticator app is missing. */
  | { status: 'second-factor' }
  /** Signed in, and one of several shops is to be chosen. */
  | { status: 'choosing' }
  /** Of the store's staff, and not in the team: whether they have asked for a seat. */
  | { status: 'asked-for-seat'; answer: SeatAnswer }
  /** There was a session in this page and it goes on no longer; the screens stay until the person leaves them. */
  | { status: 'ended'; why: Ending };
/** The server ended it; it no longer lets the person into the shop; another tab went to another shop or person. */
export type Ending = 'expired' | 'no-access' | 'elsewhere';
export type SessionStatus = Session['status'];

/** The address of one-time links; the page there signs in by itself. */
export const linkPath = '/sign-in/link';

/** The status once it is known who is there, if anybody. */
export const knownStatus = (): Promise<SessionStatus> =>
  new Promise((resolve) => {
    const tell = ({ status }: Session) => {
      if (status === 'checking') return;
      stop();
      resolve(status);
    };
    const stop = useSession.subscribe(tell);
    tell(useSession.getState());
  });

/** A token is renewed this long before it ends, so that no request leaves with one that dies on the way. */
const marginMs = 20_000;

export const useSession = create<Session>(() => ({ status: 'checking' }));

const statusNow = () => useSession.getState().status;
let access: Renewed | null = null;
/** Whose page this is, and of which shop: nobody else may see its data. */
let shownTo: string | null = null;
let renewal: Promise<string | null> | null = null;
/** Whether somebody has signed in or gone to another shop in another tab since this page was opened. */
let ledByTab = false;
/** The person has no seat and has pressed the button that asks for one. */
let wantsSeat = false;
/** Counts how often somebody left this page: an answer to an earlier request no longer counts. */
let departures = 0;

function become(next: Session, token: Renewed | null = null) {
  access = token;
  if (next.status === 'out') {
    shownTo = null;
    departures += 1;
  }
  useSession.setState(next, true);
}

const keyOf = (renewed: Renewed) =>
  renewed.next === 'home' ? `${renewed.uid} ${readClaims(renewed.token)?.shopId}` : null;

/** True when this page shows another shop, or another person's, than the token is for. */
export const isForeign = (renewed: Renewed): boolean => shownTo !== null && shownTo !== keyOf(renewed);

/** Goes on with an access token. */
export function settle(renewed: Renewed): void {
  // The token is for no shop or another one, and no tab has switched: this person may no longer enter the shop.
  const lost = !ledByTab && shownTo?.startsWith(`${renewed.uid} `);
  if (isForeign(renewed)) return become({ status: 'ended', why: lost ? 'no-access' : 'elsewhere' });
  ledByTab = false;
  shownTo = keyOf(renewed);
  become({ status: renewed.next === 'home' ? 'in' : 'choosing' }, renewed);
}

/** The password was right, the second step is to come. */
export const awaitSecondFactor = (): void => become({ status: 'second-factor' });

/** Goes back to the login from an unfinished sign-in. */
export const startOver = (): void => become({ status: 'out' });

/** The server has refused. Inside the Shopify admin there is no session of a cookie, so no login to show instead. */
export function refuse(problem: unknown): void {
  const lost = problem instanceof CallFailed && problem.code === 'not_allowed';
  if (tokenSource.embedded) become({ status: 'unreachable', problem });
  else if (shownTo !== null) become({ status: 'ended', why: lost ? 'no-access' : 'expired' });
  else become({ status: 'out', ...(lost ? { said: problem.message } : {}) });
}

async function renewToken(): Promise<string | null> {
  const asked = departures;
  try {
    // Only opening the app asks for a seat; an open or waiting page only checks.
    const renewed = await tokenSource.renew({ ask: shownTo === null && (wantsSeat || statusNow() === 'checking') });
    wantsSeat = false;
    if (asked !== departures) return null;
    if (renewed.next === 'seat-request') {
      shownTo = null;
      become({ status: 'asked-for-seat', answer: renewed });
      return null;
    }
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
  if (statusNow() !== 'in') return null;
  if (!renew && access && Date.parse(access.expiresAt) - Date.now() > marginMs) return access.token;
  return renewOnce();
}

/** The token of somebody who has yet to choose a shop, and whose it is; null when nobody is choosing. */
export async function personToken(renew: boolean): Promise<{ token: string; uid: string } | null> {
  if (statusNow() === 'choosing' && renew) await renewOnce();
  return statusNow() === 'choosing' && access ? { token: access.token, uid: access.uid } : null;
}

/** What the token in use claims; null while there is none. */
export const currentClaims = (): TokenClaims | null => access && readClaims(access.token);

/** Finds out whether there is still a session. */
export async function resume(): Promise<void> {
  if (statusNow() === 'unreachable') become({ status: 'checking' });
  try {
    if (unsaidSignOut.read()) await endAtServer();
    await renewOnce();
  } catch (problem) {
    if (statusNow() === 'checking') become({ status: 'unreachable', problem });
  }
}

/** Looks whether a request for a seat was answered, or makes it. */
export async function lookForSeat({ ask }: { ask: boolean }): Promise<void> {
  wantsSeat = ask;
  await renewOnce();
}

/**
 * Goes where another tab has gone. It hears of that only once, so it asks until it is answered; what was asked before
 * does not count.
 */
async function followTab(): Promise<void> {
  await renewal?.catch(() => {});
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, 30_000)) {
    try {
      return void (await renewOnce());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function endAtServer() {
  await openApi('POST /client/api/sign-out');
  unsaidSignOut.clear();
}

/** Ends the session here and in the other tabs at once; the server is told on the way, or as soon as it answers again. */
export async function signOut(): Promise<void> {
  if (tokenSource.embedded) return;
  pendingSignIn.clear();
  unsaidSignOut.write(true);
  become({ status: 'out' });
  tellOtherTabs('out');
  await endAtServer().catch(() => {});
}

onOtherTab((what) => {
  if (tokenSource.embedded) return;
  if (what === 'out') return become({ status: 'out' });
  ledByTab = true;
  void followTab();
});

export const useSessionStatus = (): SessionStatus => useSession(({ status }) => status);
